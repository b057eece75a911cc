import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { SeatInfo } from '../../../../games/game';
import type { Position } from '../../../../protocol/types';
import AwaySeats from './AwaySeats.svelte';
import { awayTexts as words } from './away-texts';

afterEach(cleanup);

const ada: SeatInfo = { seat: 0, name: 'Ada', me: true, online: true, away: 'PRESENT' };
const bo: SeatInfo = { seat: 1, name: 'Bo', me: false, online: false, away: 'LEFT' };
const cy: SeatInfo = { seat: 2, name: 'Cy', me: false, online: true, away: 'PRESENT' };
const bot: SeatInfo = { ...cy, name: 'Bot Alma', bot: 'SKIER' };

function show(seats: SeatInfo[], votes: Position['votes'] = []) {
  const view = { vote: () => {}, comeBack: () => {} };
  return render(AwaySeats, { view, position: { clocks: [], votes } as unknown as Position, seats, blocked: false });
}

test('those who decide read that nothing is played until then, and what plays afterwards', () => {
  show([ada, bo, cy]);
  expect(screen.getByText(/Their seat is idle until you all agree/)).toBeTruthy();
  expect(screen.getByText(/it goes on autopilot until they retake it/)).toBeTruthy();
  expect(screen.getByRole('button', { name: words.goOn('Bo') })).toBeTruthy();
});

test('a player who left and looks on again is back, and the others may still decide', () => {
  show([ada, { ...bo, online: true }, cy]);
  expect(screen.getByText(words.isBack('Bo'))).toBeTruthy();
  expect(screen.queryByText(words.hasLeft('Bo'))).toBeNull();
  expect(screen.getByRole('button', { name: words.goOn('Bo') })).toBeTruthy();
});

test('whoever is alone with bots decides alone', () => {
  show([ada, bo, bot]);
  expect(screen.getByText(/Their seat is idle until you decide/)).toBeTruthy();
});

test('with bots, too, an end waits where the other has only lost the connection, which is told before one chooses', () => {
  show([ada, { ...bo, online: false, away: 'AWAY' }, bot]);
  expect(screen.getByText(words.endsLater)).toBeTruthy();
});

test('it is told once, and outside of what scrolls', () => {
  const boAway = { ...bo, online: false, away: 'AWAY' } as const;
  const vote = { about: 1, by: 0, proposal: 'END' } as const;
  const { container } = show([ada, boAway, { ...boAway, seat: 2, name: 'Cy' }], [vote, { ...vote, about: 2 }]);
  expect(screen.getByText(words.endsLater).closest('.those-away')).toBeNull();
  expect(container.querySelectorAll('.those-away .notice')).toHaveLength(2);
});

test('an end does not wait where somebody else agrees, or where the other has left', () => {
  show([ada, { ...bo, online: false, away: 'AWAY' }, cy]);
  expect(screen.queryByText(words.endsLater)).toBeNull();
  cleanup();
  show([ada, bo, bot]);
  expect(screen.queryByText(words.endsLater)).toBeNull();
});

test.each([
  ['LEFT', words.youLeft],
  ['PLAYED_ON', words.youPlayedOn],
] as const)('%s: I read what becomes of my seat, and can take it again', (away, sentence) => {
  show([
    { ...ada, away },
    { ...bo, away: 'PRESENT' },
  ]);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: words.comeBack })).toBeTruthy();
});
