import { keptMatch } from './kept';
import { texts } from './texts';

/** What kind of match this browser knows it to be, in words; empty for one like any other. */
export function kindWords(match: string): string {
  const kept = keptMatch(match);
  if (!kept) return '';
  if (kept.again) return texts.table.practice;
  return kept.deal === null ? '' : texts.table.sharedDeal;
}
