import { expect, test } from 'vitest';
import type { SeatInfo } from '../game';
import { describeAction, describeEvent, label, phrase, spoken } from './words';

const seats: SeatInfo[] = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({
  seat,
  name,
  me: seat === 0,
  online: true,
  away: 'PRESENT',
}));

test.each([
  ['turnUp', 'turn up'],
  ['UP_AND_DOWN', 'up and down'],
  ['TookTheTrick', 'took the trick'],
  ['POINTS_300', 'points 300'],
  ['ON', 'on'],
])('%s is read as %s', (name, words) => {
  expect(spoken(name)).toBe(words);
});

test('a label begins with a capital', () => {
  expect(label('lastTrick')).toBe('Last trick');
});

test.each([
  [{ type: 'HasBid', seat: 1, tricks: 2 }, 'Bo has bid 2 tricks.'],
  [{ type: 'HasBid', seat: 0, tricks: 1 }, 'Ada has bid 1 trick.'],
  [{ type: 'Played', seat: 2, card: 'QUEEN_OF_SPADES' }, 'Cy played queen of spades.'],
  [{ type: 'TookTheTrick', seat: 2 }, 'Cy took the trick.'],
  [{ type: 'Scored', points: [12, 0, 10] }, 'Scored: Ada 12, Bo 0, Cy 10.'],
  [
    { type: 'NewDeal', dealer: 1, cards: 9, turnUp: 'TWO_OF_CLUBS' },
    'New deal: dealer Bo, 9 cards, turn up two of clubs.',
  ],
  [{ type: 'MatchEnded', ending: { reason: 'fifthAvalanche' } }, 'Match ended: fifth avalanche.'],
  [{ type: 'Banked', seat: 1, run: { cards: ['RED', 'BLUE'], points: 5 } }, 'Bo banked red, blue, 5 points.'],
  [{ type: 'Reset' }, 'Reset.'],
])('%j is told as "%s"', (event, sentence) => {
  expect(describeEvent(event, seats)).toBe(sentence);
});

test.each([
  [{ type: 'Bid', tricks: 0 }, 'Bid 0 tricks'],
  [{ type: 'Play', card: 'ACE_OF_HEARTS' }, 'Play ace of hearts'],
  [{ type: 'Play', card: 'WIPEOUT', target: 2 }, 'Play wipeout, target Cy'],
  [{ type: 'Play', card: 'LIFT', target: null }, 'Play lift, target none'],
  [{ type: 'EndTurn' }, 'End turn'],
])('%j is offered as "%s"', (action, name) => {
  expect(describeAction(action, seats)).toBe(name);
});

test('what is no name of the code stays as it is', () => {
  expect(phrase('title', 'The Big Jump', seats)).toBe('The Big Jump');
  expect(phrase('closed', true, seats)).toBe('yes');
});
