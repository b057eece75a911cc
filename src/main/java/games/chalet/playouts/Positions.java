package games.chalet.playouts;

import games.chalet.engine.Step;
import java.util.ArrayList;
import java.util.List;

/** Keeps all positions of a playout. */
final class Positions<S, A, E> implements Witness<S, A, E> {

  private final List<Position<S, A>> positions = new ArrayList<>();

  List<Position<S, A>> list() {
    return positions;
  }

  @Override
  public void see(Position<S, A> position) {
    positions.add(position);
  }

  @Override
  public void see(Position<S, A> before, Ply<A> ply, Step<S, E> step) {}
}
