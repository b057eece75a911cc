import { expect, test } from 'vitest';
import { moments } from '../gallery/moments';
import type { AntarcticEvent } from '../types';
import { flights } from './motion';

const { view } = Object.values(moments).find(({ view }) => (view.hand?.length ?? 0) > 2)!;
const hand = view.hand!;
const told = (event: AntarcticEvent, viewer: number | null) =>
  flights({ events: [event], before: { ...view, hand: [] }, view, viewer, mine: false });

test('what another draws has its back up, what I draw turns up', () => {
  const drawn: AntarcticEvent = { type: 'TurnBegan', turn: 4, seat: 0, drawn: hand.length };
  for (const viewer of [1, null])
    for (const one of told(drawn, viewer)) {
      expect(one).toMatchObject({ from: ['draw'], to: ['hand-0'] });
      expect(one.card.props).toEqual({});
    }
  const mine = told(drawn, 0);
  expect(mine.map(({ to }) => to[0])).toEqual(hand.map((card) => `card-${card}`));
  expect(mine.every(({ back }) => back !== undefined)).toBe(true);
});

test('a card comes from the hand or the pile of its player, for each viewer', () => {
  const spent: AntarcticEvent = { type: 'Spent', seat: 0, from: 'HAND', card: hand[0]!, left: 0 };
  expect(told(spent, 0)).toMatchObject([{ from: [`card-${hand[0]}`, 'hand-0'], to: ['discard'] }]);
  for (const viewer of [1, null]) expect(told(spent, viewer)).toMatchObject([{ from: ['hand-0'], to: ['discard'] }]);
  expect(told({ ...spent, from: 'PAYOFF' }, 1)).toMatchObject([{ from: ['payoff-0'] }]);
});
