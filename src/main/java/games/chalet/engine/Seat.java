package games.chalet.engine;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A place in a match, counted from 0 in clockwise order.
 *
 * @param index 0 up to the number of seats, exclusive
 */
public record Seat(int index) implements Comparable<Seat> {

  public Seat {
    if (index < 0) {
      throw new IllegalArgumentException("Seat index must not be negative, was " + index);
    }
  }

  /** Returns all seats of a table of {@code seats} seats, in order. */
  public static List<Seat> all(int seats) {
    return IntStream.range(0, seats).mapToObj(Seat::new).toList();
  }

  /** Returns the next seat clockwise at a table of {@code seats} seats. */
  public Seat next(int seats) {
    return new Seat((index + 1) % seats);
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(index, other.index);
  }
}
