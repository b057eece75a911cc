import { expect, test } from 'vitest';
import type { AnyGame, SeatInfo } from '../../games/game';
import type { By, ReplayPly } from '../../protocol/types';
import { texts } from './texts';
import { describePly } from './words';

const game = { describeEvent: () => 'Something is done.' } as unknown as AnyGame;
const seats: SeatInfo[] = [
  { seat: 0, name: 'Ada', me: false, online: true, away: 'PRESENT' },
  { seat: 1, name: 'Bot Alma', me: false, online: true, away: 'PRESENT', bot: 'SKIER' },
];
const ply = (seat: number, by: By) => ({ seat, by, events: [{}] }) as unknown as ReplayPly;

test('what a bot decided for a person says so; in its own seat that is known', () => {
  expect(describePly(ply(0, 'BOT'), game, seats)).toBe(texts.playedFor('Ada', 'Something is done.'));
  expect(describePly(ply(1, 'BOT'), game, seats)).toBe('Something is done.');
  expect(describePly(ply(0, 'PERSON'), game, seats)).toBe('Something is done.');
  expect(describePly(ply(0, 'CLOCK'), game, seats)).toContain(texts.by.CLOCK);
});
