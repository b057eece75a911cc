import type { Suggestion } from '../../../../protocol/types';
import { texts } from './texts';

/** How one of the suggestions compares with the others. */
export function beside(best: readonly Suggestion[], index: number, legalActions: number): string {
  if (index > 0) return best[index]?.aboutAsGood ? texts.alike : texts.less;
  if (legalActions === 1) return texts.only;
  const others = best.slice(1);
  if (others.length === 0) return texts.clearly;
  return others.some(({ aboutAsGood }) => aboutAsGood) ? texts.first : texts.surely;
}

/**
 * What one of the suggestions came to, in words. What cannot be told from the first is not said to be more than it, and
 * what is not as good has no figure where rounding makes both the same: empty then, and where nothing was played on.
 */
export function worthBeside(best: readonly Suggestion[], index: number, describe: (worth: number) => string): string {
  const [first, one] = [best[0]?.worth ?? null, best[index]?.worth ?? null];
  if (first === null || one === null) return '';
  const told = describe(Math.min(first, one));
  return index > 0 && !best[index]?.aboutAsGood && told === describe(first) ? '' : told;
}
