package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import java.util.List;

/**
 * The end of a match.
 *
 * @param reason {@code fifthAvalanche} or {@code allPassed} (a whole lap, with the draw pile empty)
 * @param announcing the seats in the order in which they announce their totals (ruling 20)
 */
public record Ending(String reason, List<Seat> announcing) {

  static final String FIFTH_AVALANCHE = "fifthAvalanche";

  public Ending {
    announcing = List.copyOf(announcing);
  }

  /** Returns true if the fifth avalanche ended it: whoever played that announces first. */
  boolean byAvalanche() {
    return reason.equals(FIFTH_AVALANCHE);
  }
}
