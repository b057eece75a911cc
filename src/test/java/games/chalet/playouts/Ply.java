package games.chalet.playouts;

import games.chalet.engine.Seat;

/**
 * One action.
 *
 * @param number counted from 1
 */
record Ply<A>(int number, Seat seat, A action) {}
