package games.chalet.playouts;

import games.chalet.engine.Outcome;
import java.util.List;

/**
 * A match that is kept, so that a change of the rules does not go unnoticed.
 *
 * @param deal the fingerprint of the first state
 */
record GoldenMatch<A>(
    String game,
    int rulesVersion,
    Record options,
    int seats,
    String seed,
    String deal,
    List<GoldenPly<A>> plies,
    Outcome outcome) {}
