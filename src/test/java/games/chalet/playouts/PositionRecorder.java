package games.chalet.playouts;

import java.util.ArrayList;
import java.util.List;

/** Keeps all positions of a playout. */
final class PositionRecorder<S, A, E> implements PlayoutObserver<S, A, E> {

  private final List<PlayoutPosition<S, A>> positions = new ArrayList<>();

  List<PlayoutPosition<S, A>> list() {
    return positions;
  }

  @Override
  public void see(PlayoutPosition<S, A> position) {
    positions.add(position);
  }
}
