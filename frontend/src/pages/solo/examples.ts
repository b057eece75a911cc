/** Games, attempts and deals that the tests tell of. */
import type { KnownGame } from '../../games/catalog.svelte';
import type { Attempt, Deal } from '../../protocol/deals';
import type { GameInfo, Options, Outcome } from '../../protocol/types';
import type { DealtGame } from './games';

export const info: GameInfo = {
  id: 'alone',
  name: 'Alone',
  rulesVersion: 1,
  minSeats: 1,
  maxSeats: 2,
  options: [
    { key: 'storm', choices: both('OFF', 'ON') },
    { key: 'rockets', choices: both(0, 4) },
    {
      key: 'shuffle',
      choices: [
        { value: 'OWN', minSeats: 1, maxSeats: 2 },
        { value: 'SAME', minSeats: 2, maxSeats: 2 },
      ],
    },
  ],
  defaults: [1, 2].map((seats) => ({ seats, options: { storm: 'OFF', rockets: 0, shuffle: 'OWN' } })),
  windows: [],
  levels: ['BEGINNER', 'SKIER', 'RACER', 'GUIDE'],
};

function both(...values: (string | number)[]) {
  return values.map((value) => ({ value, minSeats: 1, maxSeats: 2 }));
}

export const known: KnownGame = {
  info,
  texts: {
    title: 'Alone',
    tagline: 'With nobody.',
    optionNames: {
      storm: { label: 'Storm', choices: { OFF: { label: 'No storm' }, ON: { label: 'Storm' } } },
      rockets: { label: 'Rockets', choices: { 0: { label: 'none' }, 4: { label: 'four' } } },
    },
    reasons: { down: 'You are down.' },
  },
};

export const game = {
  ...known,
  module: {
    texts: known.texts,
    describeResult: ({ points }: { points: number }) => `${points} metres`,
    mayBeImpossible: ({ storm }: Options) => storm === 'ON',
  },
} as unknown as DealtGame;

export const ended = (points: number): Outcome => ({
  reason: 'down',
  results: [{ points, rank: 1, returns: points, turns: null }],
});

export const attempt = (name: string, points: number, more: Partial<Attempt> = {}): Attempt => ({
  player: { id: `p${name}`, name, version: 0 },
  status: 'OVER',
  outcome: ended(points),
  place: 1,
  startedAt: '2026-11-21T08:00:00.000Z',
  endedAt: '2026-11-21T08:10:00.000Z',
  table: null,
  match: `m${name}`,
  ...more,
});

export const challenge = (more: Partial<Deal> = {}): Deal => ({
  code: 'D1',
  kind: 'CHALLENGE',
  game: 'alone',
  rulesVersion: 1,
  options: { storm: 'ON', rockets: 0, shuffle: 'OWN' },
  day: null,
  endsAt: null,
  seedHash: '0'.repeat(64),
  challenger: attempt('Ada', 7, { match: null }),
  mine: null,
  results: [attempt('Ada', 7, { match: null })],
  open: false,
  ...more,
});

export const dayDeal = (more: Partial<Deal> = {}): Deal =>
  challenge({
    kind: 'DAILY',
    day: '2026-11-21',
    endsAt: '2026-11-22T00:00:00.000Z',
    challenger: null,
    results: [],
    ...more,
  });
