import type { AnyGame, DealtHand, LaterCards } from '../games/game';
import type { MatchSummary, Replay } from '../protocol/types';
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
  game: AnyGame,
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
