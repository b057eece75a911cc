/** The words for the bot's reasons in Antarctic Solitaire. */
import { nameOf } from '../../people-texts';
import { chances, type ReasonTexts } from '../../reasons';
import { cards, discards } from './grammar-texts';
import type { AntarcticReason } from '../types';

const texts: ReasonTexts<AntarcticReason> = {
  describeWorth: chances,
  describeReason(reason, seats) {
    /** Chooses between a hint for the reader and words about the player in a review. */
    const said = (you: string, they: string): string => (seats.some(({ me }) => me) ? you : they);
    switch (reason.type) {
      case 'GoesOut':
        return 'goes out';
      case 'LeavesInPayoff':
        return said(
          `leaves ${cards(reason.cards)} in your payoff pile`,
          `leaves ${cards(reason.cards)} in their payoff pile`,
        );
      case 'EarnsDiscards':
        return `Triple Topper: +${discards(reason.cards)}`;
      case 'KeepsOrder':
        return reason.priority === 'A'
          ? said('your payoff pile comes first', 'their payoff pile comes first')
          : said(
              'your payoff pile does not fit, so your hand is next',
              'their payoff pile does not fit, so their hand is next',
            );
      case 'Burdens':
        return `leaves ${nameOf(reason.seat, seats)} with ${cards(reason.cards)} in the payoff pile`;
      case 'OpensWay':
        return said('another card from your hand can follow', 'another card from their hand can follow');
      case 'LeavesOpening':
        return reason.others === 1
          ? 'but another player’s payoff pile fits on it'
          : `but the payoff piles of ${reason.others} others fit on it`;
      case 'FollowsFromHand':
        return said(
          'a card from your hand lets you play it off again',
          'a card from their hand lets them play it off again',
        );
      case 'KeepsWild':
        return said('keeps your wild card', 'keeps their wild card');
      case 'LooksBroken':
        return reason.plain ? 'plainly out of order' : 'the last call against this player was right';
      case 'Guess':
        return reason.roundOver
          ? 'a guess: the round ends unless a call is right'
          : 'a guess: nothing suggests it was out of order';
      case 'LooksInOrder':
        return 'nothing suggests it was out of order';
    }
  },
};

export default texts;
