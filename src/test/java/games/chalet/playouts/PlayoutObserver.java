package games.chalet.playouts;

import games.chalet.engine.Step;

/** Observes a playout while it is played. */
interface PlayoutObserver<S, A, E> {

  /** Observes the deal, and then the position after each ply. */
  void see(PlayoutPosition<S, A> position);

  /** Observes a ply between two positions; does nothing by default. */
  default void see(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step) {}
}
