package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import java.util.Optional;

/**
 * The verdict on a call.
 *
 * @param caller the seat that called
 * @param accused the seat whose turn was called
 * @param turn the number of that turn
 * @param incident the last play that was out of order; empty if there was none
 * @param wronged the seat that may play out of turn for it; empty if nothing was out of order
 */
public record Verdict(
    Seat caller, Seat accused, int turn, Optional<Incident> incident, Optional<Seat> wronged) {}
