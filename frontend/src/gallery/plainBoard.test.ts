/** The plain board shows whatever a game may have: it is held against all moments of all games. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { moments as antarctic } from '../games/antarctic/gallery/moments';
import { moments as avalanche } from '../games/avalanche/gallery/moments';
import { moments as crashlanding } from '../games/crashlanding/gallery/moments';
import type { BoardProps } from '../games/game';
import { moments as hike } from '../games/hike/gallery/moments';
import { moments as race } from '../games/hike/gallery/races';
import { moments as infiniski } from '../games/infiniski/gallery/moments';
import Board from '../games/plain/Board.svelte';
import type { JsonRecord } from '../games/plain/words';

afterEach(cleanup);

type Props = BoardProps<JsonRecord, JsonRecord, JsonRecord>;

const everywhere = Object.entries({ antarctic, avalanche, crashlanding, hike, race, infiniski }).flatMap(
  ([game, moments]) => Object.entries(moments).map(([name, moment]) => [`${game}-${name}`, moment] as const),
);

test.each(everywhere)('%s can be played on it: every action has a button, every seat a name', async (_, moment) => {
  const act = vi.fn();
  const given = { ...(moment as unknown as Props), act, busy: false };
  const { container } = render(Board, { props: given });
  const offered = given.viewer === null || given.turn.over !== null ? [] : given.legalActions;
  const dock = [...container.querySelectorAll<HTMLElement>('.dock button')];
  for (const button of dock) await fireEvent.click(button);
  const sorted = (actions: readonly unknown[]) => actions.map((action) => JSON.stringify(action)).sort();
  expect(sorted(act.mock.calls.map(([action]) => action))).toEqual(sorted(offered));
  const names = dock.map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size, 'no two buttons have the same name').toBe(names.length);
  expect(container.textContent).not.toMatch(/undefined|\[object|NaN/);
});
