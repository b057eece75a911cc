package games.chalet.rules.infiniski;

import java.util.List;

/**
 * What laying a card would do, as everybody can read it from the card.
 *
 * @param gain the choice of speed that this forecast is for; 0 where the card leaves none
 * @param passages the sections that would be resolved, in order, as far as the skier gets without
 *     choosing to jump
 * @param noLanding whether it is the landing on an X, after which another jump is forced (ruling
 *     I9)
 */
public record Forecast(
    SlopeCard card, Orientation orientation, int gain, List<Passage> passages, boolean noLanding) {

  public Forecast {
    passages = List.copyOf(passages);
  }

  /**
   * One section.
   *
   * @param speed after it, before a jump
   * @param hazard after it
   * @param jump whether the skier can or must jump there
   * @param flag the points of a flag there, if no jump is made; 0 where there is none
   * @param buried whether the avalanche would catch up there
   */
  public record Passage(Part part, int speed, int hazard, Leave jump, int flag, boolean buried) {}

  /** Whether a section lets the skier leave the snow. */
  public enum Leave {
    NO,
    CAN,
    MUST
  }
}
