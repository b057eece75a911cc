package games.chalet.rules.antarctic.calls;

import games.chalet.engine.Seat;
import java.util.Optional;

/**
 * How a call was judged.
 *
 * @param caller who called
 * @param accused whose turn was called
 * @param turn the number of that turn
 * @param incident what was out of order, the last of it; empty if nothing was
 * @param wronged who may play out of turn for it; empty if nothing was out of order
 */
public record Verdict(
    Seat caller, Seat accused, int turn, Optional<Incident> incident, Optional<Seat> wronged) {}
