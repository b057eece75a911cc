import type { AnyGame, DealtHand } from '../games/game';
import type { MatchSummary } from '../protocol/types';
import type { SeenFingerprint } from './fingerprints';
import { Chance, seedHash } from './shuffle';

/** What “check this shuffle” found. */
export interface ShuffleCheck {
  /** Whether the seed has the hash that stands in the record. */
  recordHolds: boolean;
  /** Whether that is the hash this browser noted before the end; null if it noted none. */
  seenHolds: boolean | null;
  /** What the seats were dealt; null if the game does not say how it deals. */
  hands: DealtHand[] | null;
  /** All of the above that could be told. */
  holds: boolean;
}

/**
 * Checks the seed of a finished match.
 *
 * @param firstViews what each seat saw at the deal, by seat
 */
export function checkShuffle(
  match: MatchSummary & { seed: string },
  seen: SeenFingerprint | null,
  firstViews: unknown[],
  game: AnyGame,
): ShuffleCheck {
  const recordHolds = seedHash(match.seed) === match.seedHash;
  const seenHolds = seen === null ? null : seen.seedHash === match.seedHash;
  const hands = game.checkDeal?.(match, firstViews, new Chance(match.seed)) ?? null;
  const holds = recordHolds && seenHolds !== false && (hands ?? []).every((hand) => hand.same);
  return { recordHolds, seenHolds, hands, holds };
}
