/** The plays of the worked turn: parts of a lesson's positions, which `WorkedTurnsTest` compares with the lesson. */
import type { AntarcticAction, Card } from '../types';
import { turnWords, type Example } from './rules-texts';
import recorded from './worked-turn.json';

interface Play {
  action: Extract<AntarcticAction, { type: 'PlayCentre' | 'Load' | 'Close' }>;
  /** The tops of the piles that it was played on. */
  before: { board: { places: readonly { top: Card }[]; centre: { card: Card } } };
}

const plays = recorded as readonly unknown[] as readonly Play[];

/** Returns a play with its caption: the card, and the card that it covers. */
export function playOf(caption: string, index: number): Example {
  const { action, before } = plays[index]!;
  const from = action.type !== 'Close' && action.from === 'PAYOFF' ? turnWords.pile : turnWords.hand;
  return { cards: [{ card: action.card, label: from }, covered(action, before.board)], onto: true, caption };
}

function covered(action: Play['action'], { places, centre }: Play['before']['board']): Example['cards'][number] {
  switch (action.type) {
    case 'PlayCentre':
      return { card: centre.card, label: turnWords.centre };
    case 'Load':
      return { card: places[action.onto]!.top, label: turnWords.other };
    case 'Close':
      return { card: places[0]!.top, label: turnWords.pile };
  }
}
