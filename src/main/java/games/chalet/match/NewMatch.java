package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import java.time.Duration;
import java.util.List;
import java.util.Map;
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

  /**
   * Cards that are dealt once more.
   *
   * @param seed from which all chance follows
   * @param rulesVersion the version of the game's rules under which they were dealt first; under
   *     another it would be another match
   * @param continues the position from which the match continues; empty: from the deal
   */
  public record KnownCards(Seed seed, int rulesVersion, Optional<ContinuedFrom> continues) {

    /** Creates cards that are played from the deal on. */
    public KnownCards(Seed seed, int rulesVersion) {
      this(seed, rulesVersion, Optional.empty());
    }
  }

  /**
   * The visibility of a match to other people.
   *
   * @param isPublic true if anyone may find it in the archive
   * @param spectators true if people without a seat may watch
   * @param hints true if its players may ask what a bot would do
   */
  public record Visibility(boolean isPublic, boolean spectators, boolean hints) {}

  /**
   * The pace of a match.
   *
   * @param clock the time for a turn
   * @param windows the time that windows stay open, by kind; none in headers that are older than
   *     this
   * @param bots the time that bots take for an action
   */
  public record Pace(TurnClock clock, Map<String, Duration> windows, BotPace bots) {

    public Pace {
      windows = Map.copyOf(windows);
    }
  }
}
