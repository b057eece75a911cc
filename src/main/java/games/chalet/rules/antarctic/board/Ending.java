package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import java.util.List;

/**
 * The end of a match.
 *
 * @param reason {@code oneRound}, {@code targetReached} or {@code lastStanding}
 * @param winners the winners; several if they tie
 */
public record Ending(String reason, List<Seat> winners) {

  public Ending {
    winners = List.copyOf(winners);
  }
}
