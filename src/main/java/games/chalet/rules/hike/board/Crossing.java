package games.chalet.rules.hike.board;

/** What a musher does about a field that needs equipment (ruling R25). */
public enum Crossing {
  /** Spends an equipment card and goes on. */
  SPEND,
  /** Enters without, which ends this run and sends two huskies to rest. */
  UNEQUIPPED,
  /** Stops before it, which ends this run. */
  STOP_BEFORE
}
