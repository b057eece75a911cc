import type { BestList, Deal } from '../../protocol/deals';

/** Where I stand with a deal. */
export type DealProgress =
  /** I may play it for a result. */
  | 'BEFORE'
  /** My counted try is running. */
  | 'PLAYING'
  /** My try is over, with a result or without. */
  | 'DONE'
  /** I only look. */
  | 'LOOKING'
  /** Its day is over, and I did not play it. */
  | 'MISSED';

/** @param now the server's time, in milliseconds since 1970 */
export function progressOf(deal: Deal, now: number): DealProgress {
  switch (deal.mine?.status) {
    case 'PLAYING':
      return 'PLAYING';
    case 'OVER':
    case 'GAVE_UP':
      return 'DONE';
    case 'WAIVED':
      return 'LOOKING';
    case undefined:
      return hasEnded(deal, now) ? 'MISSED' : 'BEFORE';
  }
}

/** True if the day of a deal is over; a challenge never is. */
export const hasEnded = (deal: Deal, now: number): boolean => deal.endsAt !== null && Date.parse(deal.endsAt) <= now;

/** Which record a match has set. */
export type Honour = 'EVERYONE' | 'OWN';

/** The record that a match set, if any; `lists` are those of its variation. Nothing where there was nothing to beat. */
export function honourOf(list: BestList | undefined, match: string): Honour | null {
  if (!list) return null;
  if (list.everyone[0]?.match === match && list.everyone.length > 1) return 'EVERYONE';
  if (list.mine[0]?.match === match && list.mine.length > 1) return 'OWN';
  return null;
}
