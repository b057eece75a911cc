package games.chalet.match;

import games.chalet.engine.Seed;
import java.util.Optional;

/**
 * Cards that are dealt once more.
 *
 * @param seed from which all chance follows
 * @param rulesVersion the version of the game's rules under which they were dealt first; under
 *     another it would be another match
 * @param continues the position from which the match continues; empty: from the deal
 */
public record KnownCards(Seed seed, int rulesVersion, Optional<ContinuedFrom> continues) {

  /** Creates cards that are played from the deal on. */
  public KnownCards(Seed seed, int rulesVersion) {
    this(seed, rulesVersion, Optional.empty());
  }
}
