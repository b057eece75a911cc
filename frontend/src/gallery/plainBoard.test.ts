/** The plain board shows whatever a game may have: it is held against each state of the boards of all games. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '../games/game';
import Board from '../games/plain/Board.svelte';
import type { JsonRecord } from '../games/plain/words';
import { distinctMoments, shownBy } from './gameGallery';

afterEach(cleanup);

type Props = BoardProps<JsonRecord, JsonRecord, JsonRecord>;
const GAMES = ['antarctic', 'avalanche', 'crashlanding', 'hike', 'infiniski'];

test.each(GAMES)('%s can be played on it: every action has a button, every seat a name', async (game) => {
  for (const { name } of distinctMoments().filter((moment) => moment.name.startsWith(`${game}-`))) {
    const found = shownBy(name)!;
    const act = vi.fn();
    const given = { ...(found.game.moments[found.name] as unknown as Props), act, busy: false };
    const { container } = render(Board, { props: given });
    const offered = given.viewer === null || given.turn.over !== null ? [] : given.legalActions;
    const dock = [...container.querySelectorAll<HTMLElement>('.dock button')];
    for (const button of dock) await fireEvent.click(button);
    const sorted = (actions: readonly unknown[]) => actions.map((action) => JSON.stringify(action)).sort();
    expect(sorted(act.mock.calls.map(([action]) => action)), name).toEqual(sorted(offered));
    const names = dock.map((button) => button.getAttribute('aria-label'));
    expect(new Set(names).size, `${name}: no two buttons have the same name`).toBe(names.length);
    expect(container.textContent, name).not.toMatch(/undefined|\[object|NaN/);
    cleanup();
  }
});
