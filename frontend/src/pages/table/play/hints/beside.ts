import type { Suggestion } from '../../../../protocol/types';
import { texts } from './texts';

/** Compares one of the suggestions with the others, in words. */
export function beside(best: readonly Suggestion[], index: number, legalActions: number): string {
  if (index > 0) return best[index]?.aboutAsGood ? texts.alike : texts.less;
  if (legalActions === 1) return texts.only;
  const others = best.slice(1);
  if (others.length === 0) return texts.clearly;
  return others.some(({ aboutAsGood }) => aboutAsGood) ? texts.first : texts.surely;
}

/**
 * Describes the worth of a suggestion. One about as good as the first is never shown as worth more. Empty if nothing
 * was played out, or if one that is not as good would have the first one's figure after rounding.
 */
export function worthBeside(best: readonly Suggestion[], index: number, describe: (worth: number) => string): string {
  const [first, one] = [best[0]?.worth ?? null, best[index]?.worth ?? null];
  if (first === null || one === null) return '';
  const told = describe(Math.min(first, one));
  return index > 0 && !best[index]?.aboutAsGood && told === describe(first) ? '' : told;
}
