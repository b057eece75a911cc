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
 * @param id what it is to be called, where somebody has to know that before it begins; nobody else
 *     has ever been called so. Empty: the house finds one
 * @param cards where the same cards are dealt once more; empty: drawn, under the rules of today
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
    boolean spectators,
    Optional<String> id,
    Optional<KnownCards> cards) {

  public NewMatch {
    seats = List.copyOf(seats);
    windows = Map.copyOf(windows);
  }

  /** One with cards and a name of its own. */
  public NewMatch(
      String tableId,
      String gameId,
      JsonNode options,
      List<Seating> seats,
      Optional<Seat> first,
      TurnClock clock,
      Map<String, Duration> windows,
      boolean isPublic,
      boolean spectators) {
    this(
        tableId,
        gameId,
        options,
        seats,
        first,
        clock,
        windows,
        isPublic,
        spectators,
        Optional.empty(),
        Optional.empty());
  }

  /** The same under that name; with those cards, where some are given. */
  public NewMatch as(String name, Optional<KnownCards> cards) {
    return new NewMatch(
        tableId,
        gameId,
        options,
        seats,
        first,
        clock,
        windows,
        isPublic,
        spectators,
        Optional.of(name),
        cards);
  }
}
