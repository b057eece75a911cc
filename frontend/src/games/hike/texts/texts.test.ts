import { expect, test } from 'vitest';
import type { SeatInfo } from '../../game';
import { describeAction, describeEvent, gameTexts } from './texts';
import type { HikeAction, HikeEvent } from '../types';

const seat = (number: number, name: string, me: boolean): SeatInfo => ({
  seat: number,
  name,
  me,
  online: true,
  away: 'PRESENT',
});
const seats = [seat(0, 'Ada', true), seat(1, 'Bo', false), seat(2, 'Cy', false)];

const ran = {
  type: 'Ran',
  seat: 1,
  card: 'H23',
  place: 0,
  extra: null,
  crossing: null,
  from: 3,
  to: 5,
  lost: 0,
} as const;

const events: [HikeEvent, string][] = [
  [
    { type: 'DayBegan', phase: 'PREPARATION', day: 2, landscape: 'L05' },
    'Day 2 of the preparations. The track shows one card more: Frozen lake.',
  ],
  [{ type: 'DayBegan', phase: 'PREPARATION', day: 9, landscape: null }, 'Day 9 of the preparations.'],
  [{ type: 'DayBegan', phase: 'RACE', day: 1, landscape: null }, 'Day 1 of the race.'],
  [{ type: 'Opened', seat: 1, cards: ['H01', 'EQUIPMENT'], plusOne: false }, 'Bo opens Ash and an equipment card.'],
  [{ type: 'Opened', seat: 0, cards: ['Y2'], plusOne: true }, 'You play a +1 card and open Biscuit.'],
  [{ type: 'Opened', seat: 1, cards: [], plusOne: false }, 'Bo finds no card to open: the deck is empty.'],
  [{ type: 'DraftedToSled', seat: 0, card: 'H01', place: 4 }, 'You draft Ash to the sled, at E.'],
  [{ type: 'DraftedToHand', seat: 1, card: 'SINGLE_CARE' }, 'Bo drafts a care card to the hand.'],
  [{ type: 'PlacedFromHand', seat: 1, card: 'H41', place: 0 }, 'Bo places Raven from the hand at A.'],
  [{ type: 'LiftedOut', seat: 2, card: 'H41', place: 7 }, 'Cy lifts Raven out of the sled, at H.'],
  [{ type: 'Passed', seat: 0, forced: false }, 'You pass.'],
  [{ type: 'Passed', seat: 1, forced: true }, 'There is nothing that Bo could do.'],
  [
    { type: 'YoungsterPlaced', seat: 1, from: 'HAND', card: 'Y6', place: 1 },
    'Bo places a youngster besides: Pip from the hand, at B.',
  ],
  [
    { type: 'Declared', seat: 0, toCentre: ['H01', 'Y8'], automatic: false },
    'You are ready to race! Ash and Tumble go to the centre.',
  ],
  [
    { type: 'Declared', seat: 1, toCentre: ['H01'], automatic: true },
    'The last day ends, and the sled is full: Bo is ready to race! Ash goes to the centre.',
  ],
  [{ type: 'Upgraded', seat: 1, card: 'H07', place: 2 }, 'Bo lays equipment under Breeze.'],
  [{ type: 'CareTaken', seat: 1, card: 'DOUBLE_CARE' }, 'Bo trains with the team and takes a double care card.'],
  [
    { type: 'LastDaysCounted', lastDay: 10, declared: true },
    'The race is near: day 10 is the last of the preparations.',
  ],
  [
    { type: 'LastDaysCounted', lastDay: 13, declared: false },
    'The deck has long been empty and nobody is ready. Day 13 is the last of the preparations.',
  ],
  [{ type: 'LeftOut', seat: 0, hand: [] }, 'Your sled is not ready in time: out of the race.'],
  [
    { type: 'RaceOpened', landscapes: ['L05', 'L16'] },
    'The rest of the track is turned up: Frozen lake and Drifted road. On your marks, get set: hike!',
  ],
  [{ type: 'RaceOpened', landscapes: [] }, 'On your marks, get set: hike!'],
  [ran, 'Bo runs with Granite, 2 fields to field 5.'],
  [
    { ...ran, seat: 0, extra: 'ICE', crossing: 'UNEQUIPPED', to: 4, lost: 1 },
    'You run with Granite, 1 field to field 4, with ice as its extra point, without equipment; 1 point lost.',
  ],
  [{ type: 'WentToRest', seat: 0, card: 'H01', place: 0 }, 'Your Ash goes to rest until the race is over.'],
  [
    { type: 'CaredFor', seat: 1, card: 'DOUBLE_CARE', huskies: ['H23', 'H07'] },
    'Bo uses a double care card: Granite and Breeze are ready again.',
  ],
  [{ type: 'CaredFor', seat: 0, card: 'SINGLE_CARE', huskies: ['H08'] }, 'You use a care card: Cedar is ready again.'],
  [{ type: 'MadeCamp', seat: 1, at: 0 }, 'Bo makes camp on the start.'],
  [{ type: 'Stranded', seat: 1, at: 17 }, 'Bo is stranded on field 17: none of the huskies can enter the next field.'],
  [
    { type: 'DayTold', seat: 1, from: 3, to: 5, deeds: [ran, { type: 'MadeCamp', seat: 1, at: 5 }] },
    'Bo goes 2 fields, from field 3 to field 5. Bo runs with Granite, 2 fields to field 5. Bo makes camp on field 5.',
  ],
  [{ type: 'DayTold', seat: 0, from: 5, to: 5, deeds: [] }, 'You stay on field 5.'],
  [{ type: 'NightFell', day: 3 }, 'Night falls on day 3. Tired huskies sleep, and are ready in the morning.'],
  [{ type: 'CareReshuffled', cards: 7 }, 'The used care cards, 7 of them, are shuffled into a new pile.'],
  [{ type: 'NobodyMoved', day: 3, running: 1 }, 'No sled has moved on this day.'],
  [{ type: 'NobodyMoved', day: 4, running: 2 }, 'No sled has moved on this day either.'],
  [{ type: 'CaughtUp', seat: 1, card: 'DOUBLE_CARE' }, 'Bo is far behind and gets a double care card.'],
  [{ type: 'CaughtUp', seat: 0, card: 'SINGLE_CARE', lent: false }, 'You are far behind and get a care card.'],
  [{ type: 'MatchEnded', ending: { reason: 'finish', winners: [1] } }, 'The finish has been reached. Bo wins!'],
  [
    { type: 'MatchEnded', ending: { reason: 'stalled', winners: [0, 2] } },
    'No sled moved any more, and the race was ended there. You and Cy win together!',
  ],
  [{ type: 'MatchEnded', ending: { reason: 'noRacer', winners: [] } }, 'No sled was ready in time. Nobody wins.'],
];

test.each(events)('%o is told', (event, sentence) => {
  expect(describeEvent(event, seats)).toBe(sentence);
});

const actions: [HikeAction, string][] = [
  [{ type: 'OpenOne' }, 'Play a +1 card: open one more card'],
  [{ type: 'DraftToSled', card: 'H01', place: 1 }, 'Draft Ash to the sled, at B'],
  [{ type: 'DraftToHand', card: 'EQUIPMENT' }, 'Draft an equipment card to the hand'],
  [{ type: 'PlaceFromHand', card: 'H01', place: 7 }, 'Place Ash from the hand at H'],
  [{ type: 'LiftOut', place: 0 }, 'Swap: lift the husky at A out of the sled'],
  [{ type: 'Pass' }, 'Pass: leave the sled as it is'],
  [{ type: 'PlaceYoungster', from: 'CENTRE', card: 'Y1', place: 2 }, 'Bonus: place Acorn from the centre at C'],
  [{ type: 'Declare' }, 'Ready to race!'],
  [{ type: 'Upgrade', place: 3 }, 'Lay an equipment card under the husky at D'],
  [{ type: 'EndTurn' }, 'End turn'],
  [{ type: 'Use', place: 0, extra: null, crossing: null, to: 12 }, 'Run with the husky at A to field 12'],
  [
    { type: 'Use', place: 0, extra: 'POWDER', crossing: 'SPEND', to: 12 },
    'Run with the husky at A to field 12, with powder as its extra point, spending an equipment card',
  ],
  [
    { type: 'Use', place: 0, extra: null, crossing: 'STOP_BEFORE', to: 12 },
    'Run with the husky at A to field 12, stopping before the field that needs equipment',
  ],
  [{ type: 'Rest', place: 1 }, 'Send the husky at B to rest'],
  [{ type: 'Care', place: 1 }, 'Care for the husky at B'],
  [{ type: 'CareForColumn', column: 0 }, 'Double care for column 1'],
  [{ type: 'EndDay' }, 'Make camp for the night'],
];

test.each(actions)('%o is named', (action, name) => {
  expect(describeAction(action)).toBe(name);
});

test('every type of event and of action has its sentence here', () => {
  const types = (of: [{ type: string }, string][]) => [...new Set(of.map(([{ type }]) => type))];
  expect(types(events)).toHaveLength(25);
  expect(types(actions)).toHaveLength(15);
});

test.each(['finish', 'stalled', 'onlyRacer', 'noRacer', 'concluded'])('the reason %s has a sentence', (reason) => {
  expect(gameTexts.reasons[reason]).toMatch(/\.$/);
});
