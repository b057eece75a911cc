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

  /** The reason of a match in which others were put out until one was left. */
  public static final String LAST_STANDING = "lastStanding";

  public Ending {
    winners = List.copyOf(winners);
  }
}
