import type { MatchSummary, Replay } from '../protocol/types';
import type { SeenFingerprint } from './fingerprints';
import { Chance, seedHash } from './shuffle';

/** What a seat was dealt, in words, and whether the seed gives the same. */
export interface DealtHand {
  seat: number;
  cards: string;
  same: boolean;
}

/** The cards that came after the deal, as far as anybody saw them. */
export interface LaterCards {
  /** How many were compared with what the seed gives. */
  count: number;
  /** The first ply whose cards are others than those of the seed; null if there is none. */
  brokenAt: number | null;
}

/** How a game lets its deal be checked, as far as it does. */
export interface DealCheck<V> {
  /**
   * Deals again from the revealed seed, in the browser.
   *
   * @param firstViews what each seat saw at the deal, by seat
   */
  checkDeal?(match: MatchSummary, firstViews: V[], chance: Chance): DealtHand[] | Promise<DealtHand[]>;
  /**
   * Compares every card that was drawn after the deal with the revealed seed.
   *
   * @param replays what each seat saw, by seat
   */
  checkLater?(match: MatchSummary, replays: Replay[], chance: Chance): LaterCards | Promise<LaterCards>;
}

/** What “check this shuffle” found. */
export interface ShuffleCheck {
  /** Whether the seed has the hash that stands in the record. */
  recordHolds: boolean;
  /** Whether that is the hash this browser noted before the end; null if it noted none. */
  seenHolds: boolean | null;
  /** What the seats were dealt; null if the game does not say how it deals. */
  hands: DealtHand[] | null;
  /** The cards drawn later; null if the game does not compare them. */
  later: LaterCards | null;
  /** All of the above that could be told. */
  holds: boolean;
}

/**
 * Checks the seed of a finished match.
 *
 * @param replays what each seat saw, by seat
 */
export async function checkShuffle(
  match: MatchSummary & { seed: string },
  seen: SeenFingerprint | null,
  replays: Replay[],
  game: DealCheck<unknown>,
): Promise<ShuffleCheck> {
  const recordHolds = seedHash(match.seed) === match.seedHash;
  const seenHolds = seen === null ? null : seen.seedHash === match.seedHash;
  const chance = new Chance(match.seed);
  const firstViews = replays.map(({ plies }) => plies[0]?.view);
  const hands = (await game.checkDeal?.(match, firstViews, chance)) ?? null;
  const later = (await game.checkLater?.(match, replays, chance)) ?? null;
  const dealt = (hands ?? []).every((hand) => hand.same) && (later?.brokenAt ?? null) === null;
  return { recordHolds, seenHolds, hands, later, holds: recordHolds && seenHolds !== false && dealt };
}
