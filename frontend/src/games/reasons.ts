/** What bots say of their choices, in each game's words; fetched when somebody asks for a hint. */
import type { SeatInfo } from './game';

export interface ReasonTexts<R = unknown> {
  /** What speaks for an action, as the end of a sentence: "banks 14 points before the fifth avalanche". Empty: nothing to say. */
  describeReason(reason: R, seats: readonly SeatInfo[]): string;
  /** What an action came to in the bot's imagination, between 0 and 1: "won 62 of 100". */
  describeWorth(worth: number, seats: readonly SeatInfo[]): string;
}

const found = import.meta.glob<{ default: ReasonTexts<never> }>('./*/texts/reasons.ts');

/** Those of a game; null where it has none. */
export async function reasonTexts(id: string): Promise<ReasonTexts | null> {
  const load = found[`./${id}/texts/reasons.ts`];
  return load ? ((await load()).default as ReasonTexts) : null;
}

/** For games that somebody wins. */
export const chances = (worth: number): string => `wins about ${Math.round(100 * worth)} of 100`;
