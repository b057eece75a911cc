import { expect, test } from 'vitest';
import type { SeatInfo } from '../../game';
import { gameTexts } from './game-texts';
import { describeAction, describeEvent } from './texts';
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
    'Day 2 of preparations. New stretch revealed: Frozen lake.',
  ],
  [{ type: 'DayBegan', phase: 'PREPARATION', day: 9, landscape: null }, 'Day 9 of preparations.'],
  [{ type: 'DayBegan', phase: 'RACE', day: 1, landscape: null }, 'Race day 1.'],
  [{ type: 'Opened', seat: 1, cards: ['H01', 'EQUIPMENT'], plusOne: false }, 'Bo opened Ash and an equipment card.'],
  [{ type: 'Opened', seat: 0, cards: ['Y2'], plusOne: true }, 'You played a +1 card and opened Biscuit.'],
  [{ type: 'Opened', seat: 1, cards: [], plusOne: false }, 'The deck is empty: Bo opened no cards.'],
  [{ type: 'DraftedToSled', seat: 0, card: 'H01', place: 4 }, 'You drafted Ash into your sled (place 5).'],
  [{ type: 'DraftedToHand', seat: 1, card: 'SINGLE_CARE' }, 'Bo drafted a care card to hand.'],
  [{ type: 'PlacedFromHand', seat: 1, card: 'H41', place: 0 }, 'Bo placed Raven from hand (place 1).'],
  [{ type: 'LiftedOut', seat: 2, card: 'H41', place: 7 }, 'Cy lifted Raven out of the sled (place 8).'],
  [{ type: 'Passed', seat: 0, forced: false }, 'You passed.'],
  [{ type: 'Passed', seat: 1, forced: true }, 'Bo had to pass.'],
  [
    { type: 'YoungsterPlaced', seat: 1, from: 'HAND', card: 'Y6', place: 1 },
    'Bo placed a bonus youngster: Pip from hand (place 2).',
  ],
  [
    { type: 'Declared', seat: 0, toCentre: ['H01', 'Y8'], automatic: false },
    'You are ready to race! Ash and Tumble went to the centre.',
  ],
  [
    { type: 'Declared', seat: 1, toCentre: ['H01'], automatic: true },
    'The last day is over and Bo’s sled is full: Bo is ready to race! Ash went to the centre.',
  ],
  [{ type: 'Upgraded', seat: 1, card: 'H07', place: 2 }, 'Bo placed equipment under Breeze.'],
  [{ type: 'CareTaken', seat: 1, card: 'DOUBLE_CARE' }, 'Bo trained with the team and got a double care card.'],
  [{ type: 'LastDaysCounted', lastDay: 10, declared: true }, 'The race is near: preparations end after day 10.'],
  [
    { type: 'LastDaysCounted', lastDay: 13, declared: false },
    'The deck ran out and no one is ready: preparations end after day 13.',
  ],
  [{ type: 'LeftOut', seat: 0, hand: [] }, 'Your sled was not ready in time: you are out of the race.'],
  [
    { type: 'RaceOpened', landscapes: ['L05', 'L16'] },
    'The rest of the track was revealed: Frozen lake and Drifted road. On your marks, get set, hike!',
  ],
  [{ type: 'RaceOpened', landscapes: [] }, 'On your marks, get set, hike!'],
  [ran, 'Bo ran 2 fields with Granite to field 5.'],
  [
    { ...ran, seat: 0, extra: 'ICE', crossing: 'UNEQUIPPED', to: 4, lost: 1 },
    'You ran 1 field with Granite to field 4 (custom point: ice), without equipment; 1 point lost.',
  ],
  [{ type: 'WentToRest', seat: 0, card: 'H01', place: 0 }, 'Your Ash rests until the race is over.'],
  [
    { type: 'CaredFor', seat: 1, card: 'DOUBLE_CARE', huskies: ['H23', 'H07'] },
    'Bo used a double care card: Granite and Breeze are ready again.',
  ],
  [{ type: 'CaredFor', seat: 0, card: 'SINGLE_CARE', huskies: ['H08'] }, 'You used a care card: Cedar is ready again.'],
  [{ type: 'MadeCamp', seat: 1, at: 0 }, 'Bo made camp at the start.'],
  [{ type: 'Stranded', seat: 1, at: 17 }, 'Bo is stranded on field 17: no husky can enter the next field.'],
  [
    { type: 'DayTold', seat: 1, from: 3, to: 5, deeds: [ran, { type: 'MadeCamp', seat: 1, at: 5 }] },
    'Bo went 2 fields, from field 3 to field 5. Bo ran 2 fields with Granite to field 5. Bo made camp on field 5.',
  ],
  [{ type: 'DayTold', seat: 0, from: 5, to: 5, deeds: [] }, 'You stayed on field 5.'],
  [{ type: 'NightFell', day: 3 }, 'Night fell on race day 3. Tired huskies are ready again.'],
  [{ type: 'CareReshuffled', cards: 7 }, 'The care pile was rebuilt from 7 used cards.'],
  [{ type: 'NobodyMoved', day: 3, running: 1 }, 'No sled moved today.'],
  [{ type: 'NobodyMoved', day: 4, running: 2 }, 'No sled moved today either.'],
  [{ type: 'CaughtUp', seat: 1, card: 'DOUBLE_CARE' }, 'Bo is far behind and got a double care card.'],
  [{ type: 'CaughtUp', seat: 0, card: 'SINGLE_CARE' }, 'You are far behind and got a care card.'],
  [{ type: 'MatchEnded', ending: { reason: 'finish', winners: [1] } }, 'A sled reached the finish. Bo wins!'],
  [
    { type: 'MatchEnded', ending: { reason: 'stalled', winners: [0, 2] } },
    'No sled moved any more, so the race ended. You and Cy share the win!',
  ],
  [{ type: 'MatchEnded', ending: { reason: 'noRacer', winners: [] } }, 'No sled was ready in time. No one wins.'],
];

test('every event is told', () => {
  expect(events.map(([event]) => describeEvent(event, seats))).toEqual(events.map(([, sentence]) => sentence));
});

const actions: [HikeAction, string][] = [
  [{ type: 'OpenOne' }, 'Play a +1 card: open 1 more card'],
  [{ type: 'DraftToSled', card: 'H01', place: 1 }, 'Draft Ash into the sled (place 2)'],
  [{ type: 'DraftToHand', card: 'EQUIPMENT' }, 'Draft an equipment card to hand'],
  [{ type: 'PlaceFromHand', card: 'H01', place: 7 }, 'Place Ash from hand (place 8)'],
  [{ type: 'LiftOut', place: 0 }, 'Swap: lift out the husky at place 1'],
  [{ type: 'Pass' }, 'Pass: leave the sled as it is'],
  [{ type: 'PlaceYoungster', from: 'CENTRE', card: 'Y1', place: 2 }, 'Bonus: place Acorn from the centre (place 3)'],
  [{ type: 'Declare' }, 'Ready to race!'],
  [{ type: 'Upgrade', place: 3 }, 'Place equipment under the husky at place 4'],
  [{ type: 'EndTurn' }, 'End turn'],
  [{ type: 'Use', place: 0, extra: null, crossing: null, to: 12 }, 'Run with the husky at place 1 to field 12'],
  [
    { type: 'Use', place: 0, extra: 'POWDER', crossing: 'SPEND', to: 12 },
    'Run with the husky at place 1 to field 12 (custom point: powder), spending an equipment card',
  ],
  [
    { type: 'Use', place: 0, extra: null, crossing: 'STOP_BEFORE', to: 12 },
    'Run with the husky at place 1 to field 12, stopping before the field that needs equipment',
  ],
  [{ type: 'Rest', place: 1 }, 'Rest the husky at place 2'],
  [{ type: 'Care', place: 1 }, 'Use a care card on the husky at place 2'],
  [{ type: 'CareForColumn', column: 0 }, 'Use a double care card on column 1'],
  [{ type: 'EndDay' }, 'Make camp'],
];

test('every action is named', () => {
  expect(actions.map(([action]) => describeAction(action))).toEqual(actions.map(([, name]) => name));
});

test('every type of event and of action has its sentence here', () => {
  const types = (of: [{ type: string }, string][]) => [...new Set(of.map(([{ type }]) => type))];
  expect(types(events)).toHaveLength(25);
  expect(types(actions)).toHaveLength(15);
});

test('every reason has a sentence', () => {
  for (const reason of ['finish', 'stalled', 'onlyRacer', 'noRacer', 'concluded'])
    expect(gameTexts.reasons[reason], reason).toMatch(/\.$/);
});
