/** The line over the hand: what can be done now, and what a card would do. */
import { cardName, slopeNames } from './texts';
import { capital, cards, signed } from './grammar-texts';
import { jumpBuries, type Pace } from '../danger';
import type { Forecast, Passage, Slope, SlopeCard } from '../types';

/** Describes what a section does, as part of a sentence; `before` is the hazard before it. */
function passageWords(passage: Passage, before: number): string {
  const { speed, hazard, jump, flag, buried } = passage;
  const fatal = jumpBuries(passage);
  const pace = hazard === before ? `speed ${speed}` : `speed ${speed}, hazard ${hazard}`;
  if (buried) return `${pace}: buried`;
  const parts = [pace];
  if (jump === 'MUST') parts.push(fatal ? 'must jump, which buries you' : 'must jump');
  if (jump === 'CAN') parts.push(fatal ? 'a jump would bury you' : 'can jump');
  if (flag > 0) parts.push(jump === 'CAN' ? `flag +${flag} if you ski on` : `flag +${flag}`);
  return parts.join(', ');
}

/** Describes what a card would do, section by section. */
function forecast(forecasts: readonly Forecast[], now: Pace): string {
  const { hazard } = now;
  const first = forecasts[0];
  if (!first) return '';
  if (first.noLanding)
    return jumpBuries(now, true)
      ? 'Nothing to land on: a forced jump, which buries you.'
      : 'Nothing to land on: a forced jump follows.';
  if (forecasts.length > 1)
    return `${forecasts.map((one) => `${signed(one.gain)}: ${passageWords(one.passages[0]!, hazard)}`).join('; or ')}.`;
  let before = hazard;
  const sections = first.passages.map((passage) => {
    const words = passageWords(passage, before);
    before = passage.hazard;
    return words;
  });
  return `${capital(sections.join(', then '))}.`;
}

export const hintWords = {
  discard: (speed: number, limit: number, count: number) =>
    `Speed ${speed} lets you hold ${cards(limit)}: discard ${count}.`,
  // a card is to be played
  start: 'Play any card to set off.',
  starting: 'About to set off.',
  place: (slope: Slope) => `Play a card that starts ${slopeNames[slope]}.`,
  goesOn: (slope: Slope) => `The slope runs ${slopeNames[slope]}.`,
  landLeft: 'In the air: land on the left section of any card in landscape.',
  landRight: 'In the air: land on the right section of any card in landscape.',
  landRightBut: (card: SlopeCard) =>
    `In the air: land on the right section of any card but ${cardName(card)}, in landscape.`,
  landOnX: (card: SlopeCard) => `In the air: land on the X of ${cardName(card)}, then jump again.`,
  // a choice is to be made
  jumpAgain: 'Nothing to land on here: jump again.',
  forcedJump: 'No card in hand connects: forced jump.',
  gain: 'Choose how much speed to gain.',
  jumpOrSki: 'Jump here, or ski on?',
  over: 'Under 15 feet of snow. The cocoa is on its way.',
  // a card is selected
  /** The effects of the card if it is played as it lies. */
  wouldDo: (card: SlopeCard, forecasts: readonly Forecast[], now: Pace) =>
    `${cardName(card)}. ${forecast(forecasts, now)}`,
  selected: (card: SlopeCard) => `${cardName(card)}.`,
} as const;
