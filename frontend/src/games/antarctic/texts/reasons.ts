/** What speaks for an action in Antarctic Solitaire. */
import { nameOf } from '../../people';
import { actor, chances, type ReasonTexts } from '../../reasons';
import type { AntarcticReason } from '../types';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

const texts: ReasonTexts<AntarcticReason> = {
  describeWorth: chances,
  describeReason(reason, seats) {
    const { you, your } = actor(seats);
    switch (reason.type) {
      case 'GoesOut':
        return 'goes out';
      case 'LeavesInPayoff':
        return `leaves ${cards(reason.cards)} in ${your} payoff pile`;
      case 'EarnsDiscards':
        return reason.cards === 1
          ? 'a Triple Topper: earns 1 discard'
          : `a Triple Topper: earns ${reason.cards} discards`;
      case 'KeepsOrder':
        return reason.priority === 'A'
          ? `a card of ${your} payoff pile comes first`
          : `nothing of ${your} payoff pile fits, so ${your} hand is next`;
      case 'Burdens':
        return `leaves ${nameOf(reason.seat, seats)} with ${cards(reason.cards)} in the payoff pile`;
      case 'OpensWay':
        return `a card of ${your} hand goes on from there`;
      case 'LeavesOpening':
        return reason.others === 1
          ? 'but somebody’s payoff pile fits on it'
          : `but the payoff piles of ${reason.others} others fit on it`;
      case 'FollowsFromHand':
        return `with ${your} hand ${you} can bring it back out`;
      case 'KeepsWild':
        return `keeps ${your} wild card`;
      case 'LooksBroken':
        return reason.plain
          ? 'everybody can see that the order was broken'
          : 'the last call against this player was right';
      case 'Guess':
        return reason.roundOver
          ? 'a guess: the round is over unless a call is right'
          : 'a guess: nothing says that the order was broken';
      case 'LooksInOrder':
        return 'nothing says that the order was broken';
    }
  },
};

export default texts;
