package games.chalet.playouts;

import games.chalet.engine.Outcome;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of the command's output.
 *
 * @param positions with {@code --states}: the deal and the position after each ply; otherwise null
 */
record MatchRecord<A>(
    String game,
    int rulesVersion,
    Record options,
    int seats,
    String seed,
    List<Ply<A>> plies,
    Outcome outcome,
    @Nullable List<? extends PlayoutPosition<?, A>> positions) {}
