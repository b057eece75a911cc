import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { botTexts } from '../../../bot-texts';
import type { SeatInfo } from '../../../games/game';
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
