import { expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import type { AvalancheEvent, AvalancheView, Card } from '../types';
import { flights } from './motion';

const [moment] = Object.values(moments);
const { view } = moment!;
const now: AvalancheView = { ...view, hand: ['LIFT', 'RED', 'RED'] };
const told = (event: AvalancheEvent, viewer: number | null, hand: readonly Card[] | null = null) =>
  flights({
    events: [event],
    before: { ...now, hand },
    view: viewer === 0 ? now : { ...now, hand: null },
    viewer,
    mine: false,
  });

test('what others pick up flies with its back up, for those who look on as well', () => {
  for (const viewer of [null, 1]) {
    const [one, ...more] = told({ type: 'PickedUp', seat: 0, pile: 'DRAW' }, viewer);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ from: ['draw'], to: ['hand-0'] });
    expect(one?.card.props).not.toHaveProperty('card');
    expect(told({ type: 'Refilled', seat: 0, lifts: 1, cards: 2 }, viewer).map(({ from }) => from)).toEqual([
      ['lift'],
      ['draw'],
      ['draw'],
    ]);
  }
});

test('what I pick up turns up in my hand, each card from its pile', () => {
  const [one] = told({ type: 'PickedUp', seat: 0, pile: 'DRAW' }, 0, ['LIFT', 'RED']);
  expect(one).toMatchObject({ card: { props: { card: 'RED' } }, from: ['draw'], to: ['card-RED'], lies: true });
  expect(one?.back).toBeDefined();
  const all = told({ type: 'Refilled', seat: 0, lifts: 1, cards: 2 }, 0, []);
  expect(all.map(({ from, to }) => [...from, ...to])).toEqual([
    ['lift', 'card-LIFT'],
    ['draw', 'card-RED'],
    ['draw', 'card-RED'],
  ]);
});

test('an avalanche comes from a hand, and takes the runs with it', () => {
  const played: AvalancheEvent = { type: 'CardPlayed', seat: 1, card: 'AVALANCHE', target: null };
  expect(told(played, 0)).toMatchObject([{ from: ['hand-1'], to: ['slope'] }]);
  const fell = told({ type: 'AvalancheFell', seat: 1, number: 1, lost: [{ seat: 0, cards: ['RED'] }], saved: [] }, 1);
  expect(fell.map(({ from, to }) => [from, to])).toEqual([
    [['run-0-0'], []],
    [['run-0-1'], []],
  ]);
});
