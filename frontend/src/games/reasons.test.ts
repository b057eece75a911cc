import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AntarcticReason } from './antarctic/types';
import type { AvalancheReason } from './avalanche/types';
import type { CrashLandingReason } from './crashlanding/types';
import type { SeatInfo } from './game';
import type { HikeReason } from './hike/types';
import type { InfiniskiReason } from './infiniski/types';
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
  ['avalanche', { type: 'Hinders', seat: 1, points: 9 }, 'hinders Bo, whose run is worth 9 points'],
  ['antarctic', { type: 'LeavesInPayoff', cards: 1 }, 'leaves 1 card in your payoff pile'],
  ['hike', { type: 'KeepsPoints', snow: 'POWDER', points: 3 }, 'keeps 3 powder points for what comes next'],
  ['hike', { type: 'BringsEquipment', fields: 2, held: 1 }, '2 open fields need equipment, and you hold 1'],
  ['infiniski', { type: 'GoesOn', surely: true }, 'another card in your hand connects to it'],
  ['infiniski', { type: 'LeavesAt', speed: 5, hazard: 2 }, 'leaves you at speed 5, hazard 2'],
  ['crashlanding', { type: 'ComesDown', turns: 3, speed: 1, touchdown: 'SOFT' }, 'lands softly in 3 turns'],
];

test.each(SAID)('%s: %o', async (game, reason, words) => {
  expect((await reasonTexts(game))?.describeReason(reason, seats)).toBe(words);
});

/** Every kind of reason, with the numbers that change its words. */
type All<R extends { type: string }> = { [T in R['type']]: Omit<Extract<R, { type: T }>, 'type'>[] };
const ANTARCTIC: All<AntarcticReason> = {
  GoesOut: [{}],
  LeavesInPayoff: [{ cards: 2 }],
  EarnsDiscards: [{ cards: 1 }],
  KeepsOrder: [{ priority: 'A' }, { priority: 'B' }],
  Burdens: [{ seat: 1, cards: 3 }],
  OpensWay: [{}],
  LeavesOpening: [{ others: 1 }],
  FollowsFromHand: [{}],
  KeepsWild: [{}],
  LooksBroken: [{ plain: true }, { plain: false }],
  Guess: [{ roundOver: true }, { roundOver: false }],
  LooksInOrder: [{}],
};
const AVALANCHE: All<AvalancheReason> = {
  MakesSafe: [{ points: 14, avalanche: 5 }],
  Lengthens: [{ gain: 1, points: 4 }],
  BringsBonus: [{ points: 4 }],
  BeginsRun: [{}],
  Shields: [{ points: 0 }, { points: 4 }],
  SweepsAway: [
    { others: 3, own: 0 },
    { others: 3, own: 4 },
  ],
  EndsMatch: [{ lead: 1 }, { lead: 0 }, { lead: -1 }],
  Hinders: [
    { seat: 1, points: 0 },
    { seat: 1, points: 9 },
  ],
  BringsCards: [{ cards: 1 }],
  KeepsCards: [{ cards: 1 }],
};
const CRASH_LANDING: All<CrashLandingReason> = {
  Leaves: [
    { speed: 0, altitude: 0 },
    { speed: 2, altitude: 3 },
  ],
  ComesDown: [{ turns: 3, speed: 1, touchdown: 'SOFT' }],
  BringsRocket: [{}],
  KeepsThrusts: [{ thrusts: 2 }],
  KeepsRockets: [{ rockets: 0 }, { rockets: 2 }],
};
const HIKE: All<HikeReason> = {
  ComesFarther: [{ tenths: 10 }],
  MakesRoom: [{}],
  LeavesPlaces: [{ free: 0 }, { free: 1 }],
  BringsCare: [{}],
  BringsEquipment: [
    { fields: 0, held: 1 },
    { fields: 1, held: 2 },
  ],
  ShowsOneMore: [{}],
  SledIsFull: [{}],
  Runs: [{ fields: 2, lost: 0 }],
  Finishes: [{}],
  KeepsPoints: [
    { snow: 'POWDER', points: 0 },
    { snow: 'POWDER', points: 3 },
  ],
  SpendsEquipment: [{}],
  CostsRest: [{ huskies: 2 }],
  ReadiesHuskies: [{ huskies: 1 }],
  IsMissedLeast: [{}],
  NothingBetter: [{}],
};
const INFINISKI: All<InfiniskiReason> = {
  TakesFlags: [{ points: 3 }],
  LeavesAt: [{ speed: 5, hazard: 2 }],
  GoesOn: [{ surely: true }, { surely: false }],
  EndsInJump: [{}],
  BringsNewHand: [{}],
  IsBuried: [{}],
  RisksBurial: [{}],
  ChangesSpeed: [{ by: -1 }, { by: 2 }],
  IsMissedLeast: [{}],
};
const ALL: Record<string, Record<string, object[]>> = {
  antarctic: ANTARCTIC,
  avalanche: AVALANCHE,
  crashlanding: CRASH_LANDING,
  hike: HIKE,
  infiniski: INFINISKI,
};

test.each(Object.keys(ALL))('%s: a review speaks of the player, not to the reader', async (game) => {
  const texts = await reasonTexts(game);
  const others = seats.map((seat) => ({ ...seat, me: false }));
  const said = (as: SeatInfo[]) =>
    Object.entries(ALL[game] ?? {}).flatMap(([type, kinds]) =>
      kinds.map((kind) => texts?.describeReason({ type, ...kind }, as) ?? ''),
    );
  for (const sentence of said(others)) expect(sentence).not.toMatch(/\byou/i);
  for (const sentence of said(seats)) expect(sentence).not.toMatch(/\b(they|them|their)\b/i);
});

test('an action is named without saying whose cards it takes', () => {
  for (const game of Object.keys(ALL)) {
    const texts = readFileSync(join(process.cwd(), `src/games/${game}/texts/texts.ts`), 'utf8');
    const [, action = ''] = /function describeAction\(.*?\n(.*?)\n}\n/s.exec(texts) ?? [];
    expect(action).toContain('switch (action.type)');
    expect(action).not.toMatch(/\byour?\b/i);
  }
});

test('what it came to is said in the words of the game', async () => {
  expect((await reasonTexts('avalanche'))?.describeWorth(0.618, seats)).toBe('62% win chance');
  expect((await reasonTexts('infiniski'))?.describeWorth(0.4, seats.slice(0, 1))).toBe('about 24 points');
});

const numberIn = (bot: string, name: string): number => {
  const java = readFileSync(join(process.cwd(), `../src/main/java/games/chalet/rules/${bot}.java`), 'utf8');
  return Number(new RegExp(`double ${name} = ([\\d.]+);`).exec(java)![1]);
};

test('it is said by the numbers by which the bots count', async () => {
  const alone = seats.slice(0, 1);
  const high = numberIn('infiniski/bot/FarsightedSkier', 'HIGH_SCORE');
  expect((await reasonTexts('infiniski'))?.describeWorth(0.5, alone)).toBe(`about ${high / 2} points`);
  const safe = 100 * numberIn('crashlanding/bot/TablePilot', 'SAFE');
  expect((await reasonTexts('crashlanding'))?.describeWorth(0.84, alone)).toBe(
    `about 84 of 100: a safe landing counts ${safe}, rockets the rest`,
  );
});

test('a lander on the ground stands, and no reason gives odds of its own', async () => {
  const crash = await reasonTexts('crashlanding');
  const leaves = (speed: number, altitude: number) => crash?.describeReason({ type: 'Leaves', speed, altitude }, seats);
  expect(leaves(0, 0)).toBe('leaves you standing on the ground');
  expect(leaves(0, 3)).toBe('leaves you hovering');
  expect(leaves(2, 3)).toBe('leaves you sinking at speed 2');
  for (const game of ['antarctic', 'avalanche', 'crashlanding', 'hike', 'infiniski']) {
    const texts = readFileSync(join(process.cwd(), `src/games/${game}/texts/reason-texts.ts`), 'utf8');
    expect(texts.slice(texts.indexOf('describeReason'))).not.toMatch(/of 100|%/);
  }
});

test('a game without them has none', async () => {
  expect(await reasonTexts('ohhell')).toBeNull();
});
