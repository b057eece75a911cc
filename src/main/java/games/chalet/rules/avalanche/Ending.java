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

  public Ending {
    announcing = List.copyOf(announcing);
  }
}
