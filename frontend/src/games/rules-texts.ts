/** The common parts of all games' rules pages; the words of each are in its own folder. */

/** A paragraph with a heading; its id is the anchor to which refusals link. */
export interface RulesSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** The paragraphs after the points. */
  last?: readonly string[];
}

/** A game in five sentences. */
export interface Gist {
  goal: string;
  turn: string;
  twist: string;
  end: string;
  win: string;
}

/** The words with which a rules page opens. */
export interface RulesOpening {
  gist: Gist;
  /** The captions of a worked turn, one for each picture of the game's `worked-turn.json`. */
  turn: readonly string[];
}

export const gistNames: Readonly<Record<keyof Gist, string>> = {
  goal: 'Goal',
  turn: 'Your turn',
  twist: 'The twist',
  end: 'The end',
  win: 'To win',
};
export const turnTitle = 'A turn in pictures';

/** The paragraphs about the seat of a player who left, in the section about time: the same in all games for several. */
export const whenSomebodyLeaves: readonly string[] = [
  'If a player leaves, their seat stays idle unless its time runs out. The others decide together whether to continue without that player or to end the match. They can do the same when a player has been disconnected for a minute; with turns of a day or more, for as long as a turn.',
  'If they continue, a Skier bot plays the seat until the player is back, and never objects. For a player the host removes, it takes over at once. If this server has switched the bot off, the table plays as when time runs out.',
];

export const contentsTitle = 'Contents';
export const legalMark = 'Allowed';
export const illegalMark = 'Not allowed';
