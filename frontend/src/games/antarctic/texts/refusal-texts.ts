/** Why Antarctic Solitaire does not allow something; fetched with its first refusal. */
import type { RefusalWords } from '../../../protocol/refusalWords';
import type { AntarcticReasons } from '../refusals';

const words: RefusalWords<AntarcticReasons> = {
  'antarctic-jokers': 'The deck has either two Jokers or none.',
  'antarctic-out': 'You are out of this match.',
  'antarctic-declared': 'The first centre card has already been declared.',
  'antarctic-first-declaration': 'Only the wild parts of a card can be declared as something else.',
  'antarctic-dealer-declares': 'The dealer declares the first centre card.',
  'antarctic-not-wronged': 'There is no play out of turn for you to decline.',
  'antarctic-declare-first': 'Declare the centre card first.',
  'antarctic-close-now': 'Lay a card from your hand on your payoff pile.',
  'antarctic-penalty': 'Wait a moment: the call is being settled first.',
  'antarctic-pause': 'Wait a moment: the last turn can still be called.',
  'antarctic-does-not-fit': 'The centre goes down by one, ? after 1 and 4 after ?, matching in colour or suit.',
  'antarctic-centre-declaration':
    'Only the wild parts of a card can be declared, and they have to match in colour or suit.',
  'antarctic-own-pile': 'Load an opponent’s payoff pile, not your own.',
  'antarctic-no-such-pile': 'That seat has no payoff pile.',
  'antarctic-does-not-load': 'A load goes one up or down, matching in colour or suit.',
  'antarctic-no-credit': 'You may discard only as many cards as a Triple Topper has earned you.',
  'antarctic-close-with-card': 'End your turn with a card on your payoff pile.',
  'antarctic-only-top': 'Out of turn you may play the top of your payoff pile to the centre, once.',
  'antarctic-out-of-order': 'A play of higher priority comes first.',
  'antarctic-not-in-hand': 'You do not hold that card.',
  'antarctic-not-on-top': 'That is not the top card of your payoff pile.',
  'antarctic-no-calls': 'This table enforces the order, so there are no calls.',
  'antarctic-own-turn': 'You cannot call your own turn.',
  'antarctic-called-once': 'You have already called this turn.',
  'antarctic-late-after-call': 'Too late: another player’s call has settled that turn.',
  'antarctic-late-after-round': 'Too late: that round is over and scored.',
  'antarctic-late-after-play': 'Too late: the next player has already played.',
  'antarctic-nothing-to-call': 'Nothing has been played in that turn yet.',
  'antarctic-not-waited-for': 'Too late: no one is waiting for your decision on that turn any more.',
  'antarctic-load-exactly': 'A load goes one up or down, matching in colour or suit; black fits only black here.',
};

export default words;
