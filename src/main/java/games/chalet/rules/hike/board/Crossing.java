package games.chalet.rules.hike.board;

/** The way in which a musher deals with a field that needs equipment (ruling R25). */
public enum Crossing {
  /** Spends an equipment card and runs on. */
  SPEND,
  /** Enters without equipment, which ends this run and sends two huskies to rest. */
  UNEQUIPPED,
  /** Stops before it, which ends this run. */
  STOP_BEFORE
}
