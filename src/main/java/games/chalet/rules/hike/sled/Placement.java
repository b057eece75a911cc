package games.chalet.rules.hike.sled;

import games.chalet.rules.hike.deck.Card;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The rules of placing huskies in a sled (ruling R9). */
public final class Placement {

  private static final List<Side> SIDES = List.of(Side.values());

  private Placement() {}

  /**
   * A neighbour whose edge does not match.
   *
   * @param side the side on which the neighbour is
   */
  public record Clash(Side side, Card neighbour) {}

  /** Returns true if this husky may be placed there: the place is free and all edges match. */
  static boolean fits(List<Optional<Husky>> sled, int place, Card husky) {
    return sled.get(place).isEmpty() && clash(sled, place, husky).isEmpty();
  }

  /** Returns the first neighbour whose edge does not match. */
  public static Optional<Clash> clash(List<Optional<Husky>> sled, int place, Card husky) {
    for (Side side : SIDES) {
      int neighbour = side.neighbour(place, sled.size() / Sleds.ROWS);
      if (neighbour >= 0 && sled.get(neighbour).isPresent()) {
        Card other = sled.get(neighbour).get().card();
        if (!side.of(husky).matches(side.opposite().of(other))) {
          return Optional.of(new Clash(side, other));
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the places where this husky may be placed. */
  public static List<Integer> places(List<Optional<Husky>> sled, Card husky) {
    return IntStream.range(0, sled.size())
        .filter(place -> fits(sled, place, husky))
        .boxed()
        .toList();
  }
}
