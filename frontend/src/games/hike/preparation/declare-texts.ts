/** The words of the question whether a player is ready to race. */
import { list } from '../../people-texts';
import { cardName, terrainNames } from '../cards/card-texts';
import { counted, either } from '../cards/grammar-texts';
import type { Card, Terrain } from '../types';

const customPoint = (kinds: readonly Terrain[]): string =>
  kinds.length === 0 ? 'no custom point' : either(kinds.map((one) => terrainNames[one]));

export const declareWords = {
  complete: 'Once you declare, your sled stays as it is.',
  toTable: (dogs: readonly Card[]): string => {
    if (dogs.length === 0) return 'You have no huskies in hand.';
    const names = list(dogs.map((card) => cardName(card)));
    return dogs.length === 1
      ? `${names} goes from your hand to the centre, for the others to take.`
      : `${names} go from your hand to the centre, for the others to take.`;
  },
  pile: (first: boolean, last: boolean): string =>
    first
      ? 'You’re first: at most three more days follow, each with a card from your care pile.'
      : last
        ? 'Everyone else is at the start: the race begins after today.'
        : 'Each day until the race brings a card from your care pile.',
  equipment: (places: readonly (readonly [Card, readonly Terrain[]])[]): string =>
    places.length === 0
      ? ''
      : `Next you choose where to place equipment: ${places.map(([card, kinds]) => `${cardName(card)} (${customPoint(kinds)})`).join(', ')}.`,
  warning: (terrain: Terrain, count: number, inFinish: number): string => {
    const needed = `No ${terrainNames[terrain]}: ${counted(count, 'known field needs', 'known fields need')} it`;
    if (inFinish === 0) return `${needed}.`;
    return inFinish === 1
      ? `${needed}, one of them on the finish card.`
      : `${needed}, some of them on the finish card.`;
  },
  cannotFinish: 'This sled cannot finish:',
  yes: 'I’m ready',
  no: 'Not yet',
};
