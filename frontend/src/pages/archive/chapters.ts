import type { AnyGame } from '../../games/game';
import type { ReplayPly } from '../../protocol/types';

/** A part of a match: the ply at which it begins, and its name. */
export interface Chapter {
  ply: number;
  name: string;
}

/** The parts of a match in order; none where its game has no parts, or the match had only one. */
export function chaptersOf(plies: readonly Pick<ReplayPly, 'view'>[], game: Pick<AnyGame, 'chapter'>): Chapter[] {
  const names = plies.map(({ view }) => game.chapter?.(view) ?? '');
  const chapters = names.flatMap((name, ply) => (ply === 0 || name !== names[ply - 1] ? [{ ply, name }] : []));
  return chapters.length > 1 ? chapters : [];
}

/** The part to which a ply belongs. */
export function chapterAt(chapters: readonly Chapter[], ply: number): Chapter | undefined {
  return chapters.findLast((chapter) => chapter.ply <= ply);
}
