import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '../../../games/game';
import type { Position } from '../../../protocol/types';
import { settings } from '../../../shell/settings.svelte';
import type { Cue } from '../../../sound/cue';
import { MatchSounds } from './matchSounds';

const { sounds } = vi.hoisted(() => ({ sounds: { awake: true, play: vi.fn() } }));
vi.mock('../../../shell/sound/sounds.svelte', () => ({ sounds }));

const vibrate = vi.fn();
const loaded = vi.fn();
const game = {
  sounds: async () => {
    loaded();
    return { cuesOf: (event: Cue) => [event], lost: ['buried'] };
  },
} as unknown as AnyGame;

let version = 0;

/** A position of a match of two seats whose turn it is. */
const position = (awaited: number, more: Partial<Position> = {}): Position => ({
  match: 'm',
  viewer: 'seat.0',
  version: ++version,
  choice: 1,
  undo: 0,
  takenBack: 0,
  view: {},
  legalActions: [],
  turn: { awaited: [awaited], mayAct: [], window: null, over: null },
  events: [],
  clocks: [],
  windowMillis: null,
  windowLengthMillis: null,
  seats: [0, 1].map((seat) => ({ seat, away: 'PRESENT' as const })),
  votes: [],
  ...more,
});
const over = (reason: string, ...ranks: number[]): Partial<Position> => ({
  turn: {
    awaited: [],
    mayAct: [],
    window: null,
    over: { reason, results: ranks.map((rank) => ({ rank, points: 0, returns: 0 })) },
  },
});

/** Returns all that was to be played. */
async function heard(): Promise<Cue[]> {
  await Promise.resolve();
  await vi.waitFor(async () => void (await Promise.resolve()));
  await new Promise<void>((done) => queueMicrotask(done));
  return sounds.play.mock.calls.flatMap(([cues]) => cues as Cue[]);
}
const names = async () => (await heard()).map(({ sound }) => sound);

beforeEach(() => {
  version = 5;
  sounds.awake = true;
  sounds.play.mockClear();
  vibrate.mockClear();
  loaded.mockClear();
  settings.vibration = true;
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('my turn is heard and felt when it comes, once', async () => {
  const match = new MatchSounds(game, 0);
  const [first, mine, still] = [position(1), position(0), position(0)];
  match.hear(first, mine);
  match.hear(mine, still);
  expect(await names()).toEqual(['turn']);
  expect(vibrate.mock.calls).toEqual([[[30]]]);
});

test('whoever comes back hears nothing of what has happened; whoever is there when it begins hears their turn', async () => {
  const match = new MatchSounds(game, 0);
  match.hear(undefined, position(0));
  match.hear(undefined, position(0, over('concluded', 1, 2)));
  expect(await names()).toEqual([]);
  match.hear(undefined, position(0, { version: 1 }));
  expect(await names()).toEqual(['turn']);
});

test('events are played with what follows from them; the end comes after them', async () => {
  const match = new MatchSounds(game, 0);
  const events: Cue[] = [{ sound: 'played', seat: 1 }];
  match.hear(position(1), position(0, { events }));
  match.hear(position(1), position(1, { events, ...over('allPassed', 1, 2) }));
  expect(await heard()).toEqual([...events, { sound: 'turn' }, ...events, { sound: 'win', then: true }]);
});

test.each([
  ['mine', 0, 'allPassed', [1, 2], 'win'],
  ['shared', 0, 'allPassed', [1, 1], 'win'],
  ['another’s', 0, 'allPassed', [2, 1], 'loss'],
  ['nobody’s', 0, 'buried', [1], 'loss'],
  ['given up alone', 0, 'concluded', [1], 'loss'],
  ['one that I only watched', null, 'allPassed', [1, 2], 'loss'],
])('a win that is %s', async (_, viewer, reason, ranks, expected) => {
  new MatchSounds(game, viewer).hear(position(1), position(1, over(reason, ...ranks)));
  expect(await names()).toEqual([expected]);
});

test('an end is heard once', async () => {
  const end = position(1, over('allPassed', 1, 2));
  new MatchSounds(game, 0).hear(end, position(1, over('allPassed', 1, 2)));
  expect(await names()).toEqual([]);
});

test('who is called feels it, and nobody else', async () => {
  const called = (at: number) => position(1, { events: [{ sound: 'whistle', seat: 1, at }] });
  new MatchSounds(game, 0).hear(position(1), called(2));
  await heard();
  expect(vibrate).not.toHaveBeenCalled();
  new MatchSounds(game, 0).hear(position(1), called(0));
  await heard();
  expect(vibrate.mock.calls).toEqual([[[30, 60, 30]]]);
});

test('without vibration and before sound there is nothing to load', async () => {
  settings.vibration = false;
  sounds.awake = false;
  new MatchSounds(game, 0).hear(position(1), position(0, { events: [{ sound: 'played' }] }));
  expect(await names()).toEqual([]);
  expect(loaded).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

test('my last ten seconds are heard one by one, nobody else’s, and none after my turn', async () => {
  vi.useFakeTimers();
  const match = new MatchSounds(game, 0);
  const clocks = (seat: number) => ({ clocks: [{ seat, remainingMillis: 12_500, running: true }] });
  match.hear(undefined, position(0, clocks(0)));
  vi.advanceTimersByTime(2_400);
  expect(sounds.play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(sounds.play).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(20_000);
  expect(sounds.play.mock.calls.map(([[cue]]) => cue.sound)).toEqual(Array(10).fill('tick'));
  match.hear(undefined, position(0, clocks(0)));
  vi.advanceTimersByTime(4_000);
  match.hear(undefined, position(1, clocks(1)));
  vi.advanceTimersByTime(20_000);
  expect(sounds.play).toHaveBeenCalledTimes(12);
  match.close();
});

test('of a turn of many days nothing is heard before its end', () => {
  vi.useFakeTimers();
  const clocks = [{ seat: 0, remainingMillis: 30 * 24 * 3_600_000, running: true }];
  const match = new MatchSounds(game, 0);
  match.hear(undefined, position(0, { clocks }));
  vi.advanceTimersByTime(30 * 24 * 3_600_000 - 11_000);
  expect(sounds.play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(sounds.play).toHaveBeenCalledTimes(10);
  match.close();
});
