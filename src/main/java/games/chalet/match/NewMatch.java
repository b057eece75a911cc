package games.chalet.match;

import games.chalet.engine.Seat;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * All that is needed to start a match.
 *
 * @param tableId where it is played
 * @param gameId one of the catalog's
 * @param options the game's options as JSON; they are checked again at the start
 * @param seats who plays, in seat order
 * @param first the seat that begins; empty: chance decides
 * @param clock the time for a turn
 * @param windows how long windows stay open, by kind; those left out take the game's own length
 * @param isPublic whether everybody may find the match in the archive
 * @param spectators whether people without a seat may watch
 */
public record NewMatch(
    String tableId,
    String gameId,
    JsonNode options,
    List<Seating> seats,
    Optional<Seat> first,
    TurnClock clock,
    Map<String, Duration> windows,
    boolean isPublic,
    boolean spectators) {

  public NewMatch {
    seats = List.copyOf(seats);
    windows = Map.copyOf(windows);
  }
}
