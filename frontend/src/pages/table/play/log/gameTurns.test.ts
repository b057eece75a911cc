/** The turns that the game log has for the events of each game. */
import { expect, test } from 'vitest';
import { turnsInWords } from './turns';
import { turnOf as antarctic } from '../../../../games/antarctic/turns';
import { turnOf as avalanche } from '../../../../games/avalanche/turns';
import { turnOf as crashLanding } from '../../../../games/crashlanding/turns';
import type { LogTurn, SeatInfo } from '../../../../games/game';
import { turnOf as hike } from '../../../../games/hike/turns';
import { turnOf as infiniski } from '../../../../games/infiniski/turns';

const seats: SeatInfo[] = ['Ada', 'Bo'].map((name, seat) => ({
  seat,
  name,
  me: seat === 0,
  online: true,
  away: 'PRESENT' as const,
}));

/** Each heading with the types of its events. */
function headings(turnOf: (event: never, turn: LogTurn | undefined) => LogTurn, events: object[], whole = true) {
  const log = { entries: events.map((event, id) => ({ id, event })), before: [3, 0], whole };
  return turnsInWords(
    log,
    turnOf as (event: unknown, turn: LogTurn | undefined) => LogTurn,
    ({ event }) => (event as { type: string }).type,
    seats,
  ).map(({ title, lines }) => `${title}: ${lines.map(({ words }) => words).join(', ')}`);
}

test('Avalanche: until a seat ends its turn or banks', () => {
  expect(
    headings(avalanche, [
      { type: 'PickedUp', seat: 0 },
      { type: 'CardPlayed', seat: 0 },
      { type: 'WipedOut', seat: 1 },
      { type: 'TurnEnded', seat: 0 },
      { type: 'Recycled' },
      { type: 'PickedUp', seat: 1 },
      { type: 'Banked', seat: 1 },
      { type: 'MatchEnded' },
    ]),
  ).toEqual([
    'You · turn 4: PickedUp, CardPlayed, WipedOut, TurnEnded',
    'Bo · turn 1: Recycled, PickedUp, Banked, MatchEnded',
  ]);
});

test('Antarctic Solitaire: by its numbered turns, and a round by its deal', () => {
  expect(
    headings(antarctic, [
      { type: 'PlayedToCentre', seat: 0 },
      { type: 'Closed', seat: 0 },
      { type: 'TurnBegan', seat: 1, turn: 2 },
      { type: 'WentOut', seat: 1 },
      { type: 'RoundScored' },
      { type: 'RoundStarted', round: 2 },
      { type: 'TurnBegan', seat: 0, turn: 3 },
    ]),
  ).toEqual([
    'You · turn 1: PlayedToCentre, Closed',
    'Bo · turn 2: TurnBegan, WentOut, RoundScored',
    'Round 2: RoundStarted',
    'You · turn 3: TurnBegan',
  ]);
});

test('Hike!: by days', () => {
  expect(
    headings(hike, [
      { type: 'Opened', seat: 0 },
      { type: 'DraftedToHand', seat: 1 },
      { type: 'DayBegan', phase: 'PREPARATION', day: 2 },
      { type: 'Declared', seat: 0 },
      { type: 'RaceOpened' },
      { type: 'DayBegan', phase: 'RACE', day: 1 },
      { type: 'Ran', seat: 1 },
      { type: 'NightFell', day: 1 },
    ]),
  ).toEqual([
    'Preparations · day 1: Opened, DraftedToHand',
    'Preparations · day 2: DayBegan, Declared',
    'The race: RaceOpened',
    'The race · day 1: DayBegan, Ran, NightFell',
  ]);
});

test('Infiniski: from one draw to the next', () => {
  expect(
    headings(infiniski, [
      { type: 'CardLaid', turn: 1 },
      { type: 'Skied' },
      { type: 'Reshuffled' },
      { type: 'Drawn' },
      { type: 'CardLaid', turn: 2 },
      { type: 'CardLaid', turn: 3 },
      { type: 'Drawn' },
    ]),
  ).toEqual(['Turn 1: CardLaid, Skied', 'Turn 2: Reshuffled, Drawn, CardLaid', 'Turn 3: CardLaid', 'Turn 4: Drawn']);
});

test('Crash Landing: by the pull of gravity, and by what is told of a race', () => {
  expect(
    headings(crashLanding, [
      { type: 'Found', seat: 0 },
      { type: 'TurnTold', seat: 0, turn: 4 },
      { type: 'TurnTold', seat: 1, turn: 4 },
      { type: 'Fell', seat: 0, turn: 5 },
      { type: 'Fell', seat: 1, turn: 5 },
      { type: 'TurnTold', seat: 1, turn: 5 },
      { type: 'TurnTold', seat: 1, turn: 6 },
    ]),
  ).toEqual(['Turn 4: Found, TurnTold, TurnTold', 'Turn 5: Fell, Fell, TurnTold', 'Turn 6: TurnTold']);
  expect(
    headings(crashLanding, [
      { type: 'Burned', seat: 0 },
      { type: 'Fell', seat: 0, turn: 2 },
    ]),
  ).toEqual(['Turn 1: Burned', 'Turn 2: Fell']);
  expect(headings(crashLanding, [{ type: 'Burned', seat: 0 }], false)).toEqual([': Burned']);
});
