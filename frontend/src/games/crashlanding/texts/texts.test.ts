import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import type { SeatInfo } from '../../game';
import { courseTold, statusOf } from '../board/status';
import { heldDown } from '../flight/course';
import { gameTexts } from './game-texts';
import { chapterName, describeAction, describeEvent, describeResult } from './texts';
import type { Cockpit, CrashLandingAction, CrashLandingEvent, Drift, Fired } from '../types';

const seat = (number: number, name: string, me: boolean): SeatInfo => ({
  seat: number,
  name,
  me,
  online: true,
  away: 'PRESENT',
});
const seats = [seat(0, 'Ada', true), seat(1, 'Bo', false)];

const fired: Fired = { port: ['C4'], starboard: ['D2', 'S2'], direction: 'UP', thrust: 4, speed: -1 };
const pair: Fired = { port: ['H8'], starboard: ['S8'], direction: 'DOWN', thrust: 8, speed: 8 };

const events: [CrashLandingEvent, string][] = [
  [{ type: 'Fell', seat: 0, turn: 3, speed: 3, altitude: 14 }, 'Turn 3: you drop 3, to altitude 14.'],
  [{ type: 'Fell', seat: 1, turn: 4, speed: -1, altitude: 15 }, 'Turn 4: Bo rises 1, to altitude 15.'],
  [{ type: 'Fell', seat: 1, turn: 4, speed: 0, altitude: 15 }, 'Turn 4: Bo hovers at altitude 15.'],
  [{ type: 'Found', seat: 0, rocket: 'H7' }, 'You find the 7 of hearts.'],
  [{ type: 'LaidUnder', seat: 1, rocket: 'C1' }, 'Bo puts the ace of clubs under the deck.'],
  [{ type: 'Burned', seat: 0, fired }, 'You burn up: 4 of clubs against 2 of diamonds + 2 of spades. Speed 1 up.'],
  [
    { type: 'TurnTold', seat: 1, turn: 5, found: true, burns: [pair] },
    'Turn 5: Bo found a rocket and burned down (8 of hearts against 8 of spades, speed 8 down).',
  ],
  [{ type: 'TurnTold', seat: 0, turn: 5, found: true, burns: [], rocket: 'H7' }, 'Turn 5: you found the 7 of hearts.'],
  [{ type: 'TurnTold', seat: 0, turn: 5, found: false, burns: [] }, 'Turn 5: you did nothing.'],
  [{ type: 'Landed', seat: 0, speed: 1, soft: true }, 'You land softly, at speed 1!'],
  [{ type: 'Landed', seat: 1, speed: 2, soft: false }, 'Bo lands hard, at speed 2, but the lander holds.'],
  [{ type: 'LiftedOff', seat: 0, speed: -7 }, 'You lift off, at speed 7 up.'],
  [{ type: 'CameHome', seat: 1 }, 'Bo is back in orbit, with everyone aboard!'],
  [{ type: 'Wrecked', seat: 0, speed: 6 }, 'You crash at speed 6: your lander is destroyed.'],
  [{ type: 'Stranded', seat: 1 }, 'Bo is stranded for good.'],
];

test('every event is told', () => {
  expect(events.map(([event]) => describeEvent(event, seats))).toEqual(events.map(([, sentence]) => sentence));
});

const actions: [CrashLandingAction, string][] = [
  [{ type: 'Find' }, 'Find a rocket'],
  [{ type: 'PutUnder', rocket: 'C1' }, 'Put the ace of clubs under the deck'],
  [
    { type: 'Burn', port: ['C4'], starboard: ['D2', 'S2'], direction: 'UP' },
    'Burn up: 4 of clubs against 2 of diamonds + 2 of spades',
  ],
  [{ type: 'Burn', port: ['H8'], starboard: ['S8'], direction: 'DOWN' }, 'Burn down: 8 of hearts against 8 of spades'],
  [{ type: 'EndTurn' }, 'End turn'],
];

test('every action is named', () => {
  expect(actions.map(([action]) => describeAction(action))).toEqual(actions.map(([, name]) => name));
});

test('every action and event of the wire has its example here', () => {
  const lines = readFileSync(join(process.cwd(), '../src/test/resources/wire/crashlanding.txt'), 'utf8');
  const types = new Set([...lines.matchAll(/\{"type":"(\w+)"/g)].map((match) => match[1]));
  expect(types.size).toBeGreaterThan(12);
  expect(new Set([...events, ...actions].map(([{ type }]) => type))).toEqual(types);
});

test('every reason for which a match can end has a sentence', () => {
  const source = readFileSync(
    join(process.cwd(), '../src/main/java/games/chalet/rules/crashlanding/CrashLandingOutcome.java'),
    'utf8',
  );
  const codes = [...source.matchAll(/"(\w+)"/g)].map((match) => match[1]!).filter((code) => code !== 'seats');
  expect(codes.length).toBeGreaterThan(9);
  for (const code of codes) expect(gameTexts.reasons[code], code).toMatch(/\.$/);
});

test('a flight for one is told by how it came down, what it saved and how long it took', () => {
  const result = { points: 19, rank: 1, returns: 0, turns: 17 };
  expect(describeResult(result, 'landedSoftly')).toBe('soft landing, 19 points, 17 turns');
  expect(describeResult({ ...result, points: 1, turns: null }, 'missionDone')).toBe('back in orbit, 1 point');
  expect(describeResult({ ...result, points: 0 }, 'wrecked')).toBe('crashed, 17 turns');
});

test('a match has a descent, and in a rescue the ground and a return', () => {
  const chapter = (name: string): string => chapterName(moments[name]!.view.board);
  expect(['fall', 'ground', 'return', 'soft', 'race'].map(chapter)).toEqual([
    'The descent',
    'On the ground',
    'The return',
    'The descent',
    'The race down',
  ]);
});

test('on the ground it says what can still be done in this turn', () => {
  const { board, own } = moments.ground!.view;
  const status = (speed: number, mayFind: boolean, burns: number): string => {
    const ahead = speed < -1 ? [{ speed: speed + 1, altitude: -speed - 1, touchdown: null }] : [];
    const cockpit = { ...own!, now: { ...own!.now, speed }, ahead };
    return statusOf({ board, cockpit, viewer: 0, mayAct: true, mayFind, burns, awaited: [0] }, seats);
  };
  expect(own!.now.stage).toBe('GROUND');
  expect(status(0, true, 0)).toMatch(/Find rockets to lift off/);
  expect(status(0, true, 2)).toMatch(/Find a rocket, or burn up/);
  expect(status(0, false, 2)).toMatch(/aboard\. Burn up/);
  expect(status(0, false, 0)).toMatch(/You can’t lift off now; end your turn/);
  expect(status(-3, false, 0)).toBe('Ready to lift off: end your turn.');
  expect(status(-3, false, 2)).toMatch(/burn more, or end your turn/);
  expect(status(-1, false, 2)).toBe('Burn more to lift off.');
  expect(status(-1, false, 0)).toBe('');
});

const drift = (altitude: number, speed: number, touchdown: Drift['touchdown'] = null): Drift => ({
  altitude,
  speed,
  touchdown,
});
const course = (speed: number, ...ahead: Drift[]): { told: string; held: boolean } => {
  const { own } = moments.ground!.view;
  const cockpit: Cockpit = { ...own!, now: { ...own!.now, speed }, ahead };
  return { told: courseTold(cockpit, false), held: heldDown(cockpit) };
};

test('only a course that reaches altitude 20 is back in orbit', () => {
  expect(course(-7, drift(6, -6), drift(11, -5), drift(15, -4), drift(18, -3), drift(20, -2))).toEqual({
    told: 'On this course you reach orbit in 5 turns.',
    held: false,
  });
  expect(course(-3, drift(2, -2), drift(3, -1), drift(3, 0), drift(2, 1), drift(0, 2, 'HARD')).told).toMatch(
    /^On this course you land hard in 5 turns, at speed 2\.$/,
  );
});

test('whoever is not faster than gravity is told to stay on the ground', () => {
  const stays = 'You stay down: not faster than gravity.';
  expect(course(-1)).toEqual({ told: stays, held: true });
  expect(course(0)).toEqual({ told: '', held: false });
});

test('the dialog tells the share of lost Re-Entries that was measured', () => {
  expect(gameTexts.optionNames.rockets!.help).toMatch(/three in four Re-Entries are lost/);
});
