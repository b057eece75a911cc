package games.chalet.rules.kit;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import java.util.List;
import java.util.Optional;

/** Picks a viewer's own things, for views and for resampling. */
public final class Viewers {

  private Viewers() {}

  /** Returns the viewer's own of a list by seat, such as hands; empty for a spectator. */
  public static <T> Optional<T> own(Viewer viewer, List<T> bySeat) {
    return switch (viewer) {
      case Viewer.Seated seated -> Optional.of(bySeat.get(seated.seat().index()));
      case Viewer.Spectator spectator -> Optional.empty();
    };
  }

  /** Returns all seats but the viewer's, in order. */
  public static List<Seat> others(Viewer viewer, int seats) {
    return Seat.all(seats).stream()
        .filter(seat -> !viewer.equals(new Viewer.Seated(seat)))
        .toList();
  }
}
