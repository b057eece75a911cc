/** The content of a picture of a result: nothing but what whoever receives it may know. */

export interface PictureRow {
  /** Null for a result that has no place. */
  rank: number | null;
  name: string;
  /** Behind the name: that it is a bot. Empty for a person. */
  aside: string;
  score: string;
  /** True for the row that the picture is about. */
  strong: boolean;
}

export interface ResultPicture {
  /** The id of the game, for its art. */
  game: string;
  /** The name of the game. */
  title: string;
  /** Above the headline: the player, or the occasion; may be empty. */
  eyebrow: string;
  headline: string;
  /** The one sentence about the end; may be empty. */
  sentence: string;
  /** Best first. */
  rows: readonly PictureRow[];
  /** Short remarks in a line: place, par, streak. */
  notes: readonly string[];
  /** The date in words. */
  date: string;
  /** The date for the name of the file, as in "2026-11-28". */
  day: string;
}

/** Returns the name of the file: letters, digits and hyphens only. */
export const fileName = ({ game, day }: Pick<ResultPicture, 'game' | 'day'>): string =>
  `chalet-${game}-${day}.png`.replace(/[^a-zA-Z0-9.]+/g, '-');
