import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SeatInfo } from './game';
import { reasonTexts } from './reasons';

const seats: SeatInfo[] = ['Ada', 'Bo'].map((name, seat) => ({
  seat,
  name,
  me: seat === 0,
  online: true,
  away: 'PRESENT',
}));

const SAID: [string, object, string][] = [
  ['avalanche', { type: 'MakesSafe', points: 14, avalanche: 5 }, 'banks 14 points before the fifth avalanche'],
  ['avalanche', { type: 'Hinders', seat: 1, points: 9 }, 'gets in the way of Bo, whose run is worth 9 points'],
  ['antarctic', { type: 'LeavesInPayoff', cards: 1 }, 'leaves 1 card in your payoff pile'],
  ['hike', { type: 'KeepsPoints', snow: 'POWDER', points: 3 }, 'keeps 3 powder points for what comes next'],
  ['infiniski', { type: 'LeavesAt', speed: 5, hazard: 2 }, 'leaves you at speed 5 with hazard 2'],
  ['crashlanding', { type: 'ComesDown', turns: 3, speed: 1, touchdown: 'SOFT' }, 'comes down softly in 3 turns'],
];

test.each(SAID)('%s: %o', async (game, reason, words) => {
  expect((await reasonTexts(game))?.describeReason(reason, seats)).toBe(words);
});

test('what it came to is said in the words of the game', async () => {
  expect((await reasonTexts('avalanche'))?.describeWorth(0.618, seats)).toBe('wins about 62 of 100');
  expect((await reasonTexts('infiniski'))?.describeWorth(0.4, seats.slice(0, 1))).toBe('comes to about 24 points');
});

const numberIn = (bot: string, name: string): number => {
  const java = readFileSync(join(process.cwd(), `../src/main/java/games/chalet/rules/${bot}.java`), 'utf8');
  return Number(new RegExp(`double ${name} = ([\\d.]+);`).exec(java)![1]);
};

test('it is said by the numbers by which the bots count', async () => {
  const alone = seats.slice(0, 1);
  const high = numberIn('infiniski/bot/FarsightedSkier', 'HIGH_SCORE');
  expect((await reasonTexts('infiniski'))?.describeWorth(0.5, alone)).toBe(`comes to about ${high / 2} points`);
  const safe = 100 * numberIn('crashlanding/bot/TablePilot', 'SAFE');
  expect((await reasonTexts('crashlanding'))?.describeWorth(0.84, alone)).toBe(
    `comes to about 84 of 100, where a safe landing counts ${safe} and rockets the rest`,
  );
});

test('a lander on the ground stands, and no reason gives odds of its own', async () => {
  const crash = await reasonTexts('crashlanding');
  const leaves = (speed: number, altitude: number) => crash?.describeReason({ type: 'Leaves', speed, altitude }, seats);
  expect(leaves(0, 0)).toBe('leaves you standing on the ground');
  expect(leaves(0, 3)).toBe('leaves you hovering');
  expect(leaves(2, 3)).toBe('leaves you sinking at speed 2');
  for (const game of ['antarctic', 'avalanche', 'crashlanding', 'hike', 'infiniski']) {
    const texts = readFileSync(join(process.cwd(), `src/games/${game}/texts/reasons.ts`), 'utf8');
    expect(texts.slice(texts.indexOf('describeReason'))).not.toMatch(/of 100/);
  }
});

test('a game without them has none', async () => {
  expect(await reasonTexts('ohhell')).toBeNull();
});
