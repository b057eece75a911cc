import type { Component } from 'svelte';
import type { AnyGame, BoardProps } from '../games/game';

/* eslint-disable @typescript-eslint/no-explicit-any -- only a game's own folder knows its types */

/** A picture in addition to the boards: a component, and its props. */
export interface Picture {
  component: Component<any>;
  props?: Record<string, unknown>;
  /** As large as a poster in the lobby. */
  framed?: boolean;
}

/** A card or a piece of a game, as it lies on the table. */
export interface Piece {
  /** Unlike that of any other piece of the game. */
  name: string;
  component: Component<any>;
  props?: Record<string, unknown>;
  /** The viewBox for a part of an SVG; a component without it draws an SVG of its own. */
  viewBox?: string;
  /** The width in cards, if not 1. */
  width?: number;
  /** Not printed: by night it has other inks, and lies on this ground. */
  ground?: string;
  /** Around it, as a padding of CSS, for what is drawn beyond its own edges. */
  room?: string;
}

/** A game's part of the gallery: fixed moments of its board and single pictures, each by its name. */
export interface GameGallery {
  Board: Component<any>;
  moments: Record<string, BoardProps<any, any, any>>;
  pictures: Record<string, Picture>;
  describeEvent: AnyGame['describeEvent'];
}

/** Each game's gallery lies in its folder. */
const galleries = import.meta.glob<{ default: GameGallery }>('../games/*/gallery/index.ts', { eager: true });

/** The cards and pieces of each game, and how wide its cards are drawn to be looked at, in pixels. */
export interface Pieces {
  width: number;
  /** A class that sets inks for them. */
  inks?: string;
  pieces: readonly Piece[];
}

/** Takes an address apart: "hike-two" is the moment "two" of Hike!. */
export function shownBy(show: string): { game: GameGallery; name: string } | undefined {
  const [id = '', ...name] = show.split('-');
  const game = galleries[`../games/${id}/gallery/index.ts`]?.default;
  return game && { game, name: name.join('-') };
}

/** The names of all moments, and whether it is the turn of the one who looks at it. */
export const allMoments = (): { name: string; mine: boolean }[] =>
  Object.entries(galleries).flatMap(([path, { default: game }]) =>
    Object.entries(game.moments).map(([name, { viewer, turn, window, legalActions }]) => ({
      name: `${path.split('/')[2]}-${name}`,
      mine: viewer !== null && !turn.over && !window && turn.awaited.includes(viewer) && legalActions.length > 0,
    })),
  );

/**
 * The first moment of each state of a board: what may be done, and in which phase, differs from all before it. Tests look
 * at these; the layout in a browser looks at every moment.
 */
export function distinctMoments(): { name: string; mine: boolean }[] {
  const seen = new Set<string>();
  return allMoments().filter(({ name, mine }) => {
    const { game, name: moment } = shownBy(name)!;
    const { view, viewer, turn, legalActions } = game.moments[moment]! as BoardProps<any, { type: string }, any>;
    const { phase, task } = (view.board ?? view) as { phase?: string; task?: string };
    const types = new Set(legalActions.map(({ type }) => type));
    const state = [
      name.split('-')[0],
      mine,
      viewer === null,
      turn.over !== null,
      phase,
      task,
      ...[...types].sort(),
    ].join();
    return !seen.has(state) && seen.add(state);
  });
}
