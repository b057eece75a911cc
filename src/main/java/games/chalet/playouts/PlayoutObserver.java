package games.chalet.playouts;

import games.chalet.engine.Step;

/** Sees a playout as it happens. */
interface PlayoutObserver<S, A, E> {

  /** The deal, and then what each ply led to. */
  void see(PlayoutPosition<S, A> position);

  /** A ply between two positions. */
  void see(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step);
}
