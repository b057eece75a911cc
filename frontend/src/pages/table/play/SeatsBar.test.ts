import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { botTexts } from '../../../bot-texts';
import type { SeatInfo } from '../../../games/game';
import { texts } from '../../../texts';
import SeatsBar from './SeatsBar.svelte';

afterEach(cleanup);

const ada: SeatInfo = { seat: 0, name: 'Ada', me: true, online: true, away: 'PRESENT' };
const alma: SeatInfo = { seat: 1, name: 'Bot Alma', me: false, online: true, away: 'PRESENT', bot: 'GUIDE' };

test('the plate of a bot says so, and those of people do not', async () => {
  render(SeatsBar, {
    seats: [ada, alma],
    turn: { awaited: [1], mayAct: [1], window: null, over: null },
    clocks: [],
    readAt: 0,
  });
  const word = await screen.findByText(`(${botTexts.botOf(botTexts.levels.GUIDE)})`);
  const [mine, bots] = screen.getAllByRole('listitem');
  expect(bots?.contains(word)).toBe(true);
  expect(within(mine!).queryByText(/bot/)).toBeNull();
});

/** The chip of Bo, who sits beside Ada. */
function chipOf(bo: Partial<SeatInfo>): HTMLElement {
  render(SeatsBar, {
    seats: [ada, { seat: 1, name: 'Bo', me: false, online: true, away: 'PRESENT', ...bo }],
    turn: { awaited: [0], mayAct: [0], window: null, over: null },
    clocks: [],
    readAt: 0,
  });
  return screen.getAllByRole('listitem')[1]!;
}

test.each([
  ['plays', {}, true, ''],
  ['has just lost the connection', { online: false }, false, texts.table.away],
  ['has had no connection for long', { online: false, away: 'AWAY' }, false, 'away'],
  ['has left, and is not at the table', { online: false, away: 'LEFT' }, false, 'left'],
  ['has left, and looks on again', { away: 'LEFT' }, true, 'watching'],
  ['is played for, and looks on', { away: 'PLAYED_ON' }, true, 'watching'],
  ['is played for, and has no connection', { online: false, away: 'PLAYED_ON' }, false, 'autopilot'],
] as const)('the dot and the words of somebody who %s', (_, bo, here, words) => {
  const chip = chipOf(bo);
  expect(chip.querySelector('.light')!.classList.contains('online')).toBe(here);
  expect(chip.querySelector('small')?.textContent ?? '').toBe(words);
});
