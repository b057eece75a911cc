package games.chalet.rules.infiniski;

import java.util.List;
import java.util.Optional;

/**
 * A card on the mountain.
 *
 * @param turn the turn in which it was laid, counted from 1 (ruling I10)
 * @param passed the sections that were resolved, in order; none for a landing on an X
 * @param takeOff where a jump left it, chosen or forced
 * @param forced whether that jump was forced
 * @param speed after all that happened on it
 * @param hazard after all that happened on it
 * @param exit the slope to which the next card connects; empty after a jump
 */
public record Laid(
    SlopeCard card,
    Orientation orientation,
    int turn,
    List<Part> passed,
    Optional<Part> takeOff,
    boolean forced,
    int speed,
    int hazard,
    Optional<Slope> exit) {

  public Laid {
    passed = List.copyOf(passed);
  }
}
