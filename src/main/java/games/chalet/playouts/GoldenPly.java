package games.chalet.playouts;

import games.chalet.engine.Seat;

/**
 * One action of a golden match.
 *
 * @param legal how many legal actions there were, of all seats together
 * @param state the fingerprint of the state after it
 */
record GoldenPly<A>(Seat seat, A action, int legal, String state) {}
