import { expect, test } from 'vitest';
import { covered, elementsAt, gapFor, placesOf } from './hinted';

const places = (action: object): string[] => placesOf(action, 1);

test('a card is marked where it lies: in the hand, in the centre, on the own pile', () => {
  expect(places({ type: 'Play', card: 'BLUE', target: null })).toContain('card-BLUE');
  expect(places({ type: 'DraftToHand', card: 'H01' })).toContain('CENTRE-H01');
  expect(places({ type: 'PlaceFromHand', card: 'H01', place: 3 })).toEqual(
    expect.arrayContaining(['HAND-H01', 'place-1-3']),
  );
  expect(places({ type: 'Load', from: 'PAYOFF', card: 'X', onto: 0 })).toEqual(['payoff-1', 'payoff-0']);
  expect(places({ type: 'Load', from: 'HAND', card: 'X', onto: 0 })).toEqual(['card-X', 'HAND-X', 'payoff-0']);
});

test('piles, rockets and other players are marked, too', () => {
  expect(places({ type: 'PickUp', pile: 'LIFT' })).toEqual(['lift']);
  expect(places({ type: 'Find' })).toEqual(['deck']);
  expect(places({ type: 'Burn', port: ['C1'], starboard: ['C2'], direction: 'DOWN' })).toEqual([
    'card-C1',
    'card-C2',
    'tray-port',
    'tray-starboard',
  ]);
  expect(places({ type: 'Play', card: 'WIPEOUT', target: 2 })).toContain('hand-2');
});

test('what no board shows is marked nowhere', () => {
  expect(places({ type: 'EndTurn' })).toEqual([]);
});

test('elements are found by the names of their places', () => {
  const board = document.createElement('div');
  board.innerHTML = '<i data-place="card-BLUE"></i><b data-place="card-RED"></b><u data-place-at="3"></u>';
  expect(elementsAt(board, ['card-BLUE', 'at-3']).map(({ localName }) => localName)).toEqual(['i', 'u']);
});

test('a box covers the parts of others that lie under it', () => {
  const box = { left: 100, top: 100, width: 50, height: 50 };
  expect(covered(box, [])).toBe(0);
  expect(covered(box, [{ left: 0, top: 0, width: 100, height: 100 }])).toBe(0);
  expect(covered(box, [{ left: 140, top: 90, width: 100, height: 20 }, box])).toBeCloseTo((10 * 10) / (100 * 20) + 1);
});

const row = (top: number, height: number) => ({ left: 0, top, width: 50, height });

test('a panel stands in the first gap between the cards that is high enough for it', () => {
  expect(gapFor(200, [row(600, 80)], 100, 800)).toEqual({ top: 100, height: 500 });
  expect(gapFor(200, [row(150, 80)], 100, 800)).toEqual({ top: 230, height: 570 });
  expect(gapFor(200, [row(600, 80), row(110, 60)], 100, 800)).toEqual({ top: 170, height: 430 });
});

test('where no gap is high enough it is cut to the highest, and where words have no room it stays', () => {
  expect(gapFor(500, [row(300, 80)], 100, 800)).toEqual({ top: 380, height: 420 });
  expect(gapFor(200, [row(150, 600)], 100, 800)).toBeUndefined();
  expect(gapFor(200, [row(900, 80)], 100, 800)).toEqual({ top: 100, height: 700 });
});
