/** Why Avalanche does not allow something; fetched with its first refusal. */
import type { RefusalWords } from '../../../protocol/refusalWords';
import type { AvalancheReasons } from '../refusals';

const words: RefusalWords<AvalancheReasons> = {
  'avalanche-deck-too-short': 'The short deck is for at most four players. Choose the full deck.',
  'avalanche-picked-up': 'You have already picked up your cards this turn.',
  'avalanche-hand-empty': 'Your hand is empty: pick up a new one.',
  'avalanche-no-lift-left': 'There is no lift left to pick up.',
  'avalanche-draw-pile-empty': 'There is no card left in the draw pile.',
  'avalanche-nothing-to-pick-up': 'There was nothing to pick up or to shuffle when your turn began.',
  'avalanche-no-more-picking-up': 'The draw pile is empty, so no one picks up any more.',
  'avalanche-hand-not-empty': 'You pick up a new hand only when yours is empty.',
  'avalanche-lift-pass-brings-two': 'A Lift Pass brings two cards, even into an empty hand.',
  'avalanche-new-hand-at-start': 'You pick up a new hand only at the beginning of a turn.',
  'avalanche-bank-first': 'Banking takes a whole turn: do it before anything else.',
  'avalanche-nothing-to-bank': 'You have no run with a run card in it, so there is nothing to bank.',
  'avalanche-pick-up-first': 'Pick up your cards first.',
  'avalanche-three-cards': 'You may play at most three cards in a turn. End your turn.',
  'avalanche-not-in-hand': 'You do not hold that card.',
  'avalanche-one-run': 'You can go on only one ski run at a time.',
  'avalanche-avalanche-target': 'An avalanche comes down where the table has agreed.',
  'avalanche-piste-closed': 'Your piste is closed for this turn.',
  'avalanche-does-not-link': 'A run card links only to the same or a neighbouring colour.',
  'avalanche-no-run': 'A ski run begins with a lift card. Play one first.',
  'avalanche-one-patrol': 'There is already a Ski Patrol next to your run.',
  'avalanche-no-run-to-guard': 'A Ski Patrol goes next to your open run, and you have none.',
  'avalanche-no-open-run': 'No opponent has an open run.',
  'avalanche-no-run-card': 'No opponent has an open run with a run card in it.',
  'avalanche-piste-closed-target': 'Aim a Piste Closed at an opponent with an open run.',
  'avalanche-wipeout-target': 'Aim a Wipeout at an opponent with a run card in an open run.',
  'avalanche-no-target': 'That card has no target.',
};

export default words;
