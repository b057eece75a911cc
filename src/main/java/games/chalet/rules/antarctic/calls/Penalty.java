package games.chalet.rules.antarctic.calls;

import games.chalet.engine.Seat;

/**
 * What is still to be done after a call that was right.
 *
 * @param violator who broke the order
 * @param wronged who may play out of turn
 * @param closes whether the violator still has to end its turn
 */
public record Penalty(Seat violator, Seat wronged, boolean closes) {}
