import { expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import type { Cockpit, CrashLandingEvent, CrashLandingView, Rocket } from '../types';
import { flights } from './motion';

const race = Object.values(moments).find(({ view }) => view.board.landers.length === 2 && view.own !== null)!.view;
const holding = (hand: Rocket[], more: Partial<Cockpit> = {}): CrashLandingView => ({
  ...race,
  own: { ...race.own!, hand, under: [], ...more },
});
const names = (found: ReturnType<typeof flights>): string[] =>
  found.map(({ from, to, back }) => `${from[0]} to ${to[0]}${back ? ', turned up' : ''}`);

test('in a race my own rockets move, though nobody is told; the other’s do not', () => {
  const move = {
    before: holding(['C1', 'H2', 'S7']),
    view: holding(['C1', 'D4'], { under: ['S7'] }),
    events: [],
    viewer: 1,
  };
  expect(names(flights({ ...move, mine: true }))).toEqual([
    'card-H2 to lander-1',
    'card-S7 to deck',
    'deck to card-D4, turned up',
  ]);
});

test('a view that came as a whole moves nothing', () => {
  const move = { before: holding(['C1']), view: holding(['D4', 'D5']), events: [], viewer: 1 };
  expect(flights({ ...move, mine: false })).toEqual([]);
});

test('what the other fired flies when it is told, mine not once more', () => {
  const fired = (port: Rocket, starboard: Rocket) =>
    ({ port: [port], starboard: [starboard], direction: 'UP', thrust: 3, speed: 1 }) as const;
  const events: CrashLandingEvent[] = [
    { type: 'TurnTold', seat: 0, turn: 3, found: true, burns: [fired('C3', 'H3')] },
    { type: 'TurnTold', seat: 1, turn: 3, found: true, burns: [fired('C4', 'H4')] },
  ];
  const same = holding(['C1']);
  const move = { before: same, view: same, events, mine: false };
  expect(names(flights({ ...move, viewer: 1 }))).toEqual(['pilot-0 to lander-0', 'pilot-0 to lander-0']);
  const looking = { ...same, own: null };
  expect(flights({ ...move, before: looking, view: looking, viewer: null })).toHaveLength(4);
});
