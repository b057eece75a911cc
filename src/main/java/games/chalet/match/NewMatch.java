package games.chalet.match;

import games.chalet.engine.Seat;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The request to start a match.
 *
 * @param tableId the id of its table
 * @param game the game and its options
 * @param seats the players, in seat order
 * @param first the seat that begins; empty: chance decides
 * @param pace windows of kinds that are left out take the game's own length
 * @param id the id, where a caller has to know it before the match begins; never used before.
 *     Empty: one is made
 * @param cards the cards, where the same ones are dealt once more; empty: drawn, under the current
 *     rules
 */
public record NewMatch(
    String tableId,
    WantedGame game,
    List<Seating> seats,
    Optional<Seat> first,
    Pace pace,
    Visibility visibility,
    Optional<String> id,
    Optional<KnownCards> cards) {

  public NewMatch {
    seats = List.copyOf(seats);
  }

  /**
   * The game to be played.
   *
   * @param id one of the catalog's
   * @param options the game's options as JSON; they are checked again at the start
   */
  public record WantedGame(String id, JsonNode options) {}

  /** Creates a match with freshly drawn cards and a new id. */
  public NewMatch(
      String tableId,
      WantedGame game,
      List<Seating> seats,
      Optional<Seat> first,
      Pace pace,
      Visibility visibility) {
    this(tableId, game, seats, first, pace, visibility, Optional.empty(), Optional.empty());
  }

  /** Returns a copy in which players may not ask for hints. */
  public NewMatch withoutHints() {
    return new NewMatch(
        tableId,
        game,
        seats,
        first,
        pace,
        new Visibility(visibility.isPublic(), visibility.spectators(), false),
        id,
        cards);
  }

  /** Returns a copy with these cards. */
  public NewMatch with(KnownCards known) {
    return new NewMatch(tableId, game, seats, first, pace, visibility, id, Optional.of(known));
  }

  /** Returns a copy with this id and, where given, these cards. */
  public NewMatch as(String name, Optional<KnownCards> known) {
    return new NewMatch(tableId, game, seats, first, pace, visibility, Optional.of(name), known);
  }
}
