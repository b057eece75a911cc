package games.chalet.rules.hike.board;

import games.chalet.engine.Seat;
import java.util.List;

/**
 * The end of a match.
 *
 * @param reason {@code finish}, {@code stalled} (ruling R24), {@code onlyRacer} or {@code noRacer}
 *     (ruling R17)
 * @param winners the winners; several if they share it, none if nobody raced
 */
public record Ending(String reason, List<Seat> winners) {

  public Ending {
    winners = List.copyOf(winners);
  }
}
