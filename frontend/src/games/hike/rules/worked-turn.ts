/** The worked turn as examples: parts of a lesson's positions, which `WorkedTurnsTest` compares with the lesson. */
import type { Dog } from '../cards/dogs';
import { landscapes } from '../deck';
import { cardsOf } from '../scene/stretches';
import type { Condition, Track } from '../types';
import type { Example } from './rules-texts';
import recorded from './worked-turn.json';

interface Musher {
  sled: readonly ({ card: Dog; condition: Condition } | null)[];
}
interface Draft {
  view: { board: { mushers: readonly Musher[] } };
}
interface Run {
  action: { place: number };
  before: { board: { mushers: readonly { position: number }[] } };
  view: { board: { mushers: readonly (Musher & { position: number })[]; track: Track } };
}

/** Fields that are shown beyond the one that is reached. */
const BEYOND = 1;
const positions = recorded as readonly unknown[] as readonly (Draft | Run)[];

/** Returns a position with its caption: my sled, or a husky that runs over the next fields. */
export function exampleOf(caption: string, index: number): Example {
  const position = positions[index]!;
  const { sled } = position.view.board.mushers[0]!;
  if (!('before' in position))
    return { sled: { places: sled.map((at) => at && { dog: at.card, condition: at.condition }) }, caption };
  const from = position.before.board.mushers[0]!.position;
  const to = position.view.board.mushers[0]!.position;
  const fields = cardsOf(position.view.board.track).flatMap((card) => (card ? landscapes[card].fields : []));
  return {
    sled: { places: [{ dog: sled[position.action.place]!.card }] },
    track: { fields: fields.slice(from, to + BEYOND), from: 0, to: to - from },
    caption,
  };
}
