/** Why Infiniski does not allow something; fetched with its first refusal. */
import type { RefusalWords } from '../../../protocol/refusalWords';
import { cardName, slopeNames } from './texts';
import type { InfiniskiReasons } from '../refusals';

const words: RefusalWords<InfiniskiReasons> = {
  'infiniski-run-over': 'The avalanche has caught up: this run is over.',
  'infiniski-other-players-run': 'This is another player’s run.',
  'infiniski-not-in-hand': 'You do not hold that card.',
  'infiniski-red-x': ({ card }) => `${cardName(card)} has a red X there, so it cannot be played in portrait.`,
  'infiniski-does-not-connect': ({ card, start, slope }) =>
    `${cardName(card)} does not connect: it starts ${slopeNames[start]}, and the slope runs ${slopeNames[slope]}.`,
  'infiniski-land-on-its-side': 'Land on a card in landscape.',
  'infiniski-no-landing-on-x': ({ card }) => `You cannot land on the X of ${cardName(card)} while another card fits.`,
  'infiniski-other-speed': 'The card does not offer that much speed.',
  'infiniski-no-speed-to-choose': 'There is no speed to choose now.',
  'infiniski-no-jump-here': 'You can jump only from a section that you have just skied.',
  'infiniski-nothing-to-discard': 'You hold no more cards than your speed allows.',
  'infiniski-discard-first': 'You hold more cards than your speed allows: discard first.',
  'infiniski-any-card-first': 'Play any card first: there is nothing to jump from yet.',
  'infiniski-card-connects': 'A card in your hand connects, so play one: you jump only if none does.',
  'infiniski-land-first': 'You are in the air: land on a card first.',
  'infiniski-landed-on-x': 'You cannot land on an X: you have to jump again.',
  'infiniski-nothing-connects': 'No card in your hand connects: you have to jump.',
  'infiniski-choose-speed': 'Choose how much speed you take first.',
  'infiniski-jump-or-ski': 'Choose first: jump or ski on.',
};

export default words;
