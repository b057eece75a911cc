import { expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import type { HikeEvent } from '../types';
import { flights as cares } from '../race/motion';
import { flights } from './motion';

const [moment] = Object.values(moments);
const { view } = moment!;
const ways = (event: HikeEvent, viewer: number | null): string[] =>
  flights({ events: [event], before: view, view, viewer, mine: false }).map(({ from, to }) => `${from[0]} to ${to[0]}`);

test('a card placed from a hand comes from where its owner holds it', () => {
  const placed: HikeEvent = { type: 'PlacedFromHand', seat: 1, card: 'H07', place: 3 };
  expect(ways(placed, 1)).toEqual(['HAND-H07 to place-1-3']);
  for (const viewer of [0, null]) expect(ways(placed, viewer)).toEqual(['hand-1 to place-1-3']);
});

test('a husky that is lifted out, a youngster and a care card move for everybody', () => {
  expect(ways({ type: 'LiftedOut', seat: 1, card: 'H07', place: 3 }, 0)).toEqual(['place-1-3 to hand-1']);
  expect(ways({ type: 'LiftedOut', seat: 1, card: 'H07', place: 3 }, 1)).toEqual(['place-1-3 to HAND-H07']);
  expect(ways({ type: 'YoungsterPlaced', seat: 1, from: 'HAND', card: 'Y1', place: 2 }, 0)).toEqual([
    'hand-1 to place-1-2',
  ]);
  expect(ways({ type: 'CareTaken', seat: 1, card: 'SINGLE_CARE' }, 0)).toEqual(['pile-1 to hand-1']);
});

test('care goes to the huskies; of a day that was told, only that of others', () => {
  const care: HikeEvent = { type: 'CaredFor', seat: 1, card: 'DOUBLE_CARE', huskies: ['H01', 'H02'] };
  expect(cares({ events: [care], viewer: 0 }).map(({ to }) => to)).toEqual([
    ['dog-1-H01', 'pawn-1'],
    ['dog-1-H02', 'pawn-1'],
  ]);
  const day: HikeEvent = { type: 'DayTold', seat: 1, from: 2, to: 5, deeds: [care] };
  expect(cares({ events: [day], viewer: 1 })).toEqual([]);
  expect(cares({ events: [day], viewer: null })).toHaveLength(2);
});
