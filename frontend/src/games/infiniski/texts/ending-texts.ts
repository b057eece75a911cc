/** The words about how a run of Infiniski ended. */
import type { EndingWords } from '../../endings-texts';
import type { InfiniskiEnding } from '../types';

const flagsOf = (flags: number, points: number): string => `${flags === 1 ? '1 flag' : `${flags} flags`}: ${points}`;
const decksOf = (decks: number): string => `${decks === 1 ? '1 deck' : `${decks} decks`} skied through: ${decks}`;

function parts({ flags, flagPoints, decks }: InfiniskiEnding): string {
  const told = [flags > 0 ? flagsOf(flags, flagPoints) : '', decks > 0 ? decksOf(decks) : ''].filter((it) => it !== '');
  if (told.length === 0) return 'No flag, no deck skied through.';
  return told.length === 1 ? `${told.join('')}.` : `${told.join('; ')}. Together: ${flagPoints + decks}.`;
}

export const describeEnding = (numbers: InfiniskiEnding): EndingWords => ({
  sentence: `Speed ${numbers.speed} < hazard ${numbers.hazard}: buried on turn ${numbers.turn}.`,
  parts: [parts(numbers)],
});
