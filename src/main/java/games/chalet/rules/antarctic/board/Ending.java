package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import java.util.List;

/**
 * How a match ended.
 *
 * @param reason {@code oneRound}, {@code targetReached} or {@code lastStanding}
 * @param winners who won; several if they tie
 */
public record Ending(String reason, List<Seat> winners) {

  public Ending {
    winners = List.copyOf(winners);
  }
}
