package games.chalet.rules.antarctic.calls;

import games.chalet.engine.Seat;

/**
 * The unfinished part of the penalty after a call that was right.
 *
 * @param violator the seat that broke the order
 * @param wronged the seat that may play out of turn
 * @param closes true if the violator still has to end its turn
 */
public record Penalty(Seat violator, Seat wronged, boolean closes) {}
