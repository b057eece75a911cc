/** The reasons that bots give for their choices, in each game's words; loaded when a player asks for a hint. */
import type { SeatInfo } from './game';

export interface ReasonTexts<R = unknown> {
  /**
   * Describes a reason for an action, as the end of a sentence: "banks 14 points before the fifth avalanche"; empty if
   * there is nothing to say.
   */
  describeReason(reason: R, seats: readonly SeatInfo[]): string;
  /** The worth of an action in the bot's playouts, from 0 to 1: "62% win chance". */
  describeWorth(worth: number, seats: readonly SeatInfo[]): string;
}

const found = import.meta.glob<{ default: ReasonTexts<never> }>('./*/texts/reason-texts.ts');

/** Those of a game; null where it has none. */
export async function reasonTexts(id: string): Promise<ReasonTexts | null> {
  const load = found[`./${id}/texts/reason-texts.ts`];
  return load ? ((await load()).default as ReasonTexts) : null;
}

/** Describes a worth for games that one player wins. */
export const chances = (worth: number): string => `${Math.round(100 * worth)}% win chance`;
