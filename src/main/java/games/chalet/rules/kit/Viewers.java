package games.chalet.rules.kit;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What is whose, for views and for resampling. */
public final class Viewers {

  private Viewers() {}

  /** The viewer's own of what there is by seat, such as hands; spectators have nothing. */
  public static <T> Optional<T> own(Viewer viewer, List<T> bySeat) {
    return switch (viewer) {
      case Viewer.Seated seated -> Optional.of(bySeat.get(seated.seat().index()));
      case Viewer.Spectator spectator -> Optional.empty();
    };
  }

  /** All seats but the viewer's, in order. */
  public static List<Seat> others(Viewer viewer, int seats) {
    return IntStream.range(0, seats)
        .mapToObj(Seat::new)
        .filter(seat -> !viewer.equals(new Viewer.Seated(seat)))
        .toList();
  }
}
