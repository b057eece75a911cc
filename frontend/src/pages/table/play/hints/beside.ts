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
