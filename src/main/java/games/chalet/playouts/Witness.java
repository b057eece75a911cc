package games.chalet.playouts;

import games.chalet.engine.Step;

/** Sees a playout as it happens. */
interface Witness<S, A, E> {

  /** The deal, and then what each ply led to. */
  void see(Position<S, A> position);

  /** A ply between two positions. */
  void see(Position<S, A> before, Ply<A> ply, Step<S, E> step);
}
