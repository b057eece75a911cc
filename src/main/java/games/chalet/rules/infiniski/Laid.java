package games.chalet.rules.infiniski;

import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/**
 * A card on the mountain.
 *
 * @param turn the turn in which it was laid, counted from 1 (ruling I10)
 * @param passed the sections that were resolved, in order; none for a landing on an X
 * @param takeOff the part where a jump left it, chosen or forced
 * @param forced true if that jump was forced
 * @param speed the speed after all that happened on it
 * @param hazard the hazard after all that happened on it
 * @param exit the slope to which the next card connects; empty until the card is finished, and
 *     after a jump
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

  static Laid now(SlopeCard card, Orientation orientation, int turn, int speed, int hazard) {
    return new Laid(
        card,
        orientation,
        turn,
        List.of(),
        Optional.empty(),
        false,
        speed,
        hazard,
        Optional.empty());
  }

  /**
   * Returns the side on which the next card is landed on: a portrait counts as a right one (I6).
   */
  Optional<Part> landing() {
    return takeOff.map(part -> part == Part.LEFT ? Part.LEFT : Part.RIGHT);
  }

  /**
   * Returns the part on which the skier stands, and from which a jump would leave; an X counts as
   * the right half (I9).
   */
  public Part stand() {
    return passed.isEmpty() ? Part.RIGHT : passed.getLast();
  }

  Laid passing(Part part, int speedThen, int hazardThen) {
    return new Laid(
        card,
        orientation,
        turn,
        Lists.plus(passed, part),
        takeOff,
        forced,
        speedThen,
        hazardThen,
        Optional.empty());
  }

  Laid left(boolean byForce, int speedThen, int hazardThen) {
    return new Laid(
        card,
        orientation,
        turn,
        passed,
        Optional.of(stand()),
        byForce,
        speedThen,
        hazardThen,
        Optional.empty());
  }

  /**
   * Returns this card after it was skied to its end: for connecting the next card, an X is ignored
   * (ruling I12).
   */
  Laid finished() {
    return new Laid(
        card,
        orientation,
        turn,
        passed,
        takeOff,
        forced,
        speed,
        hazard,
        card.section(stand()).slope());
  }
}
