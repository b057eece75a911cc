package games.chalet.engine;

import java.util.ArrayList;
import java.util.List;

/** A viewer of a match: a seat that plays in it, or a spectator, who sees the least. */
public sealed interface Viewer {

  /** The person or bot in {@code seat}. */
  record Seated(Seat seat) implements Viewer {}

  /** Any other viewer; sees only what is public. */
  record Spectator() implements Viewer {}

  /** Returns the seats of a table of {@code seats} seats in order, then a spectator. */
  static List<Viewer> all(int seats) {
    List<Viewer> all = new ArrayList<>();
    Seat.all(seats).forEach(seat -> all.add(new Seated(seat)));
    all.add(new Spectator());
    return List.copyOf(all);
  }
}
