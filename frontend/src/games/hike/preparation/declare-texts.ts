/** The words of the question whether somebody is ready to race. */
import { list } from '../../people';
import { cardName, fields, terrainNames } from '../cards/card-words';
import type { Card, Terrain } from '../types';

export const declareWords = {
  complete: 'Your sled is complete. Once you stand at the start, it stays as it is.',
  toTable: (dogs: readonly Card[]) =>
    dogs.length === 0
      ? 'No huskies are left in your hand.'
      : `${list(dogs.map((card) => cardName(card)))} ${dogs.length === 1 ? 'goes' : 'go'} from your hand to the centre, for the others.`,
  pile: (first: boolean, last: boolean) =>
    first
      ? 'You are the first: at most three more days follow, and each brings you a card of your care pile.'
      : last
        ? 'All others are at the start: the race begins after today.'
        : 'Each day that follows brings you a card of your care pile.',
  equipment: (places: readonly (readonly [Card, readonly Terrain[]])[]) =>
    places.length === 0
      ? ''
      : `With equipment ${list(
          places.map(
            ([card, kinds]) =>
              `${cardName(card)} could learn ${kinds.length === 0 ? 'nothing' : kinds.map((one) => terrainNames[one]).join(' or ')}`,
          ),
        )}. You choose right after this.`,
  warning: (terrain: Terrain, count: number, inFinish: number) =>
    `No ${terrainNames[terrain]}: ${fields(count)} of the track so far ${count === 1 ? 'asks' : 'ask'} for it${
      inFinish === 0 ? '' : inFinish === 1 ? ', one of them on the finish card' : ', some of them on the finish card'
    }. Your sled cannot pass there.`,
  cannotFinish: 'This sled cannot finish:',
  yes: 'To the start!',
  no: 'Not yet',
} as const;
