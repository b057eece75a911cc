import type { MatchSummary, Replay } from '../protocol/types';
import type { SeenFingerprint } from './fingerprints';
import { Chance, seedHash } from './shuffle';

/** The cards dealt to a seat, in words; `same` is true if the seed gives the same ones. */
export interface DealtHand {
  seat: number;
  cards: string;
  same: boolean;
}

/** The cards that came after the deal, as far as anybody saw them. */
export interface LaterCards {
  /** The number of cards compared with the seed. */
  count: number;
  /** The first ply whose cards are others than those of the seed; null if there is none. */
  brokenAt: number | null;
}

/** The checks that a game offers for its deal. */
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

/** The result of “check this shuffle”. */
export interface ShuffleCheck {
  /** True if the seed has the hash in the record. */
  recordHolds: boolean;
  /** True if that is the hash that this browser noted before the end; null if it noted none. */
  seenHolds: boolean | null;
  /** The cards dealt to the seats; null if the game has no check for its deal. */
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
