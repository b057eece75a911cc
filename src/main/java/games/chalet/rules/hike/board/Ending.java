package games.chalet.rules.hike.board;

import games.chalet.engine.Seat;
import java.util.List;

/**
 * How a match ended.
 *
 * @param reason {@code finish}, {@code stalled} (ruling R24), {@code onlyRacer} or {@code noRacer}
 *     (ruling R17)
 * @param winners who won; several if they share it, nobody if nobody raced
 */
public record Ending(String reason, List<Seat> winners) {

  public Ending {
    winners = List.copyOf(winners);
  }
}
