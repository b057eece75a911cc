import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { moments } from '../../../../games/avalanche/gallery/moments';
import type { Position } from '../../../../protocol/types';
import { forgetFirstMatches } from '../../../../shell/firstMatches';
import { settings } from '../../../../shell/settings.svelte';
import { coachWords } from '../../../../games/avalanche/texts/coach-texts';
import { Coach } from './coach.svelte';

const moment = moments['two']!;
const position = (more: object = {}): Position => ({ ...moment, ...more }) as unknown as Position;
const PICK_UP = position({
  view: { ...moment.view, board: { ...moment.view.board, phase: 'PICK_UP' } },
  legalActions: [{ type: 'PickUp', pile: 'DRAW' }],
  events: [],
});

/** Plays a match as far as these positions, and returns the line after each. */
async function lines(match: string, positions: Position[], myTurn = true): Promise<string[]> {
  let newest = $state.raw(PICK_UP);
  let coach: Coach | undefined;
  const end = $effect.root(() => {
    coach = new Coach('avalanche', match, 0, () => ({ position: newest, myTurn }));
  });
  flushSync();
  await vi.dynamicImportSettled();
  await new Promise((settled) => setTimeout(settled));
  flushSync();
  const said = positions.map((next) => {
    newest = next;
    flushSync();
    return coach!.goal;
  });
  end();
  return said;
}

const pickedUp = (seat: number): Position =>
  position({ ...PICK_UP, events: [{ type: 'PickedUp', seat, pile: 'DRAW' }] });

beforeEach(() => {
  forgetFirstMatches();
  settings.coach = true;
});

test('a goal is named until I have reached it twice, whatever others do', async () => {
  const said = await lines('m', [PICK_UP, pickedUp(0), pickedUp(1), pickedUp(0), PICK_UP]);
  expect(said).toEqual([coachWords.pickUp, coachWords.pickUp, coachWords.pickUp, '', '']);
});

test('there is a coach in three matches, a reload among them, and then none', async () => {
  for (const match of ['a', 'b', 'a', 'c', 'b']) expect(await lines(match, [PICK_UP])).toEqual([coachWords.pickUp]);
  expect(await lines('d', [PICK_UP])).toEqual(['']);
});

test('it is silent in others’ turns, and for those who switched it off', async () => {
  expect(await lines('m', [PICK_UP], false)).toEqual(['']);
  settings.coach = false;
  expect(await lines('m', [PICK_UP])).toEqual(['']);
});
