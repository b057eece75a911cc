/** What bots say of their choices, in each game's words; fetched when somebody asks for a hint. */
import type { SeatInfo } from './game';

export interface ReasonTexts<R = unknown> {
  /** What speaks for an action, as the end of a sentence: "banks 14 points before the fifth avalanche"; see `actor`. Empty: nothing to say. */
  describeReason(reason: R, seats: readonly SeatInfo[]): string;
  /** The worth of an action in the bot's playouts, from 0 to 1: "62% win chance". */
  describeWorth(worth: number, seats: readonly SeatInfo[]): string;
}

const found = import.meta.glob<{ default: ReasonTexts<never> }>('./*/texts/reasons.ts');

/** Those of a game; null where it has none. */
export async function reasonTexts(id: string): Promise<ReasonTexts | null> {
  const load = found[`./${id}/texts/reasons.ts`];
  return load ? ((await load()).default as ReasonTexts) : null;
}

/**
 * Words for the player who acts: "your run" in that player's own hint, "their run" where others read along or look back.
 */
export const actor = (seats: readonly SeatInfo[]): { you: string; them: string; your: string; yours: string } =>
  seats.some(({ me }) => me)
    ? { you: 'you', them: 'you', your: 'your', yours: 'yours' }
    : { you: 'they', them: 'them', your: 'their', yours: 'their own' };

/** For games that somebody wins. */
export const chances = (worth: number): string => `${Math.round(100 * worth)}% win chance`;
