package games.chalet.match;

import games.chalet.engine.Seat;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * All that is needed to start a match.
 *
 * @param tableId where it is played
 * @param game what is played
 * @param seats who plays, in seat order
 * @param first the seat that begins; empty: chance decides
 * @param pace windows of kinds that are left out take the game's own length
 * @param id what it is to be called, where somebody has to know that before it begins; nobody else
 *     has ever been called so. Empty: one is made
 * @param cards where the same cards are dealt once more; empty: drawn, under the rules of today
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
   * What is to be played.
   *
   * @param id one of the catalog's
   * @param options the game's options as JSON; they are checked again at the start
   */
  public record WantedGame(String id, JsonNode options) {}

  /** One with cards and an id of its own. */
  public NewMatch(
      String tableId,
      WantedGame game,
      List<Seating> seats,
      Optional<Seat> first,
      Pace pace,
      Visibility visibility) {
    this(tableId, game, seats, first, pace, visibility, Optional.empty(), Optional.empty());
  }

  /** The same, where nobody may ask for hints. */
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

  /** The same with those cards. */
  public NewMatch with(KnownCards known) {
    return new NewMatch(tableId, game, seats, first, pace, visibility, id, Optional.of(known));
  }

  /** The same under that id; with those cards, where some are given. */
  public NewMatch as(String name, Optional<KnownCards> known) {
    return new NewMatch(tableId, game, seats, first, pace, visibility, Optional.of(name), known);
  }
}
