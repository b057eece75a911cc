import { expect, test } from 'vitest';
import avalanche from '../../../../games/avalanche';
import type { SmallCard } from '../../../../games/game';
import type { RecapMoment, TurnView } from '../../../../protocol/types';
import { Recap, turnsOf } from './recap.svelte';

const turn: TurnView = { awaited: [0], mayAct: [0], window: null, over: null };
const moment = (seat: number, ...events: unknown[]): RecapMoment => ({ seat, view: {}, turn, events });
const played = (seat: number, card: string) => ({ type: 'CardPlayed', seat, card, target: null });
const names = (cards: SmallCard[]) => cards.map(({ props }) => props.card ?? (props.lift ? 'LIFT BACK' : 'BACK'));

test('consecutive moments of a seat are one turn, with their cards in order', async () => {
  const cardsOf = await avalanche.smallCards!();
  const turns = turnsOf(
    [
      moment(1, { type: 'PickedUp', seat: 1, pile: 'LIFT' }),
      moment(1, played(1, 'RED'), { type: 'TurnEnded', seat: 1, played: 1 }),
      moment(2, { type: 'Banked', seat: 2, run: { cards: ['GREEN', 'BLUE'], points: 3, bonus: 0 } }),
      moment(1, played(1, 'BLACK')),
    ],
    cardsOf as (event: unknown) => SmallCard[],
  );
  expect(turns.map(({ seat, moments, cards }) => [seat, moments.length, names(cards)])).toEqual([
    [1, 2, ['LIFT BACK', 'RED']],
    [2, 1, ['GREEN', 'BLUE']],
    [1, 1, ['BLACK']],
  ]);
});

test('a look steps within its turn and goes back to now', async () => {
  const recap = new Recap(() => Promise.resolve([moment(1, played(1, 'RED')), moment(1, played(1, 'BLUE'))]), {});
  await recap.open();
  expect(recap.moment).toBeUndefined();
  recap.look(recap.turns[0]!);
  recap.step(-1);
  expect(recap.at).toBe(0);
  recap.step(1);
  recap.step(1);
  expect(recap.moment?.events).toEqual([played(1, 'BLUE')]);
  recap.backToNow();
  expect(recap.moment).toBeUndefined();
  expect(recap.turns).toHaveLength(1);
});

test('an answer that comes after the close shows nothing, and a refused one neither', async () => {
  let answer: (moments: RecapMoment[]) => void = () => {};
  const late = new Recap(() => new Promise((resolve) => (answer = resolve)), {});
  const opening = late.open();
  late.close();
  answer([moment(1, played(1, 'RED'))]);
  await opening;
  expect(late.turns).toEqual([]);
  const refused = new Recap(() => Promise.reject(new Error('busy')), {});
  await refused.open();
  expect(refused.turns).toEqual([]);
});
