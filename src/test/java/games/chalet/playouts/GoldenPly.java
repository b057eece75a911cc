package games.chalet.playouts;

import games.chalet.engine.Seat;

/**
 * One action of a golden match.
 *
 * @param legal the number of legal actions, of all seats together
 * @param state the fingerprint of the state after it
 */
record GoldenPly<A>(Seat seat, A action, int legal, String state) {}
