package games.chalet.rules.infiniski;

import java.util.List;

/**
 * The effects of laying a card, as everyone can read them from the card.
 *
 * @param gain the choice of speed that this forecast is for; 0 where the card leaves none
 * @param passages the sections that would be resolved, in order, as far as the skier gets without
 *     choosing to jump
 * @param noLanding true for the landing on an X, after which another jump is forced (ruling I9)
 */
public record Forecast(
    SlopeCard card, Orientation orientation, int gain, List<Passage> passages, boolean noLanding) {

  public Forecast {
    passages = List.copyOf(passages);
  }

  /**
   * The effects of one section.
   *
   * @param speed the speed after it, before a jump
   * @param hazard the hazard after it
   * @param jump whether the skier can or must jump there
   * @param flag the points of a flag there, if no jump is made; 0 where there is none
   * @param buried true if the avalanche would catch up there
   */
  public record Passage(Part part, int speed, int hazard, Leave jump, int flag, boolean buried) {}

  /** The choice whether a section lets the skier leave the snow. */
  public enum Leave {
    NO,
    CAN,
    MUST
  }
}
