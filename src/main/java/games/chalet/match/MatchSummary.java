package games.chalet.match;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.bots.Level;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The public description of a match: the <i>match summary</i> of {@code docs/protocol.md}, where
 * all properties are on one level.
 *
 * @param id unguessable
 * @param table the id of its table
 * @param seats the players, in seat order
 * @param isPublic true if anyone may find the match in the archive
 * @param hints true if its players may ask for hints; empty if not, and when it is over
 */
public record MatchSummary(
    String id,
    String table,
    @JsonUnwrapped Rules rules,
    List<Seated> seats,
    @JsonUnwrapped Cards cards,
    @JsonUnwrapped Progress progress,
    boolean isPublic,
    @OmittedIfEmpty Optional<Boolean> hints) {

  public MatchSummary {
    seats = List.copyOf(seats);
  }

  /** Creates a summary without hints. */
  public MatchSummary(
      String id,
      String table,
      Rules rules,
      List<Seated> seats,
      Cards cards,
      Progress progress,
      boolean isPublic) {
    this(id, table, rules, seats, cards, progress, isPublic, Optional.empty());
  }

  /**
   * The game, its rules and its options.
   *
   * @param game the game's id
   * @param rulesVersion the version of its rules under which the match began
   * @param options the game's options
   */
  public record Rules(String game, int rulesVersion, JsonNode options) {}

  /**
   * The player of one seat.
   *
   * @param seat the seat
   * @param player the player's public id; of a bot, or of its program, an id that no player has
   * @param name the name at the start of the match
   * @param bot the level of the bot in this seat; empty for a person
   * @param program true where a program decides for that bot
   */
  public record Seated(
      Seat seat,
      String player,
      String name,
      @OmittedIfEmpty Optional<Level> bot,
      @OmittedIfEmpty Optional<Boolean> program) {

    /**
     * Creates the seat of a person, a bot, or a bot for which a program decides: the id tells
     * which.
     */
    public Seated(Seat seat, String player, String name, Optional<Level> bot) {
      this(seat, player, name, bot, Seating.program(player));
    }
  }

  /**
   * The origin of the deal.
   *
   * @param seedHash published before the deal
   * @param seed the digits that the hash promised; null while the match is running, and for viewers
   *     to whom its cards are closed
   * @param continues the position from which the match continued; empty if it began with the deal
   */
  public record Cards(
      String seedHash, @Nullable String seed, @OmittedIfEmpty Optional<ContinuedFrom> continues) {

    /** Creates the cards of a match that began with the deal. */
    public Cards(String seedHash, @Nullable String seed) {
      this(seedHash, seed, Optional.empty());
    }
  }

  /**
   * The progress of the match.
   *
   * @param endedAt null while the match is running
   * @param outcome null while the match is running
   * @param ending the numbers behind the outcome, see {@link games.chalet.engine.Game#ending};
   *     empty if there are none
   */
  public record Progress(
      Instant startedAt,
      @Nullable Instant endedAt,
      MatchStatus status,
      @Nullable Outcome outcome,
      @OmittedIfEmpty Optional<JsonNode> ending) {

    /** Reads an ending that is not there as empty; for Jackson it would be a JSON null. */
    public Progress {
      ending = ending.filter(numbers -> !numbers.isNull());
    }

    /** Returns the progress of a running match. */
    public static Progress playing(Instant startedAt) {
      return new Progress(startedAt, null, MatchStatus.PLAYING, null, Optional.empty());
    }

    /** Returns the progress of a finished match. */
    public static Progress over(
        Instant startedAt, Instant endedAt, Outcome outcome, Optional<JsonNode> ending) {
      return new Progress(startedAt, endedAt, MatchStatus.OVER, outcome, ending);
    }
  }

  /** Returns the summary without the seed, for viewers to whom its cards are closed. */
  public MatchSummary withoutSeed() {
    return new MatchSummary(
        id,
        table,
        rules,
        seats,
        new Cards(cards.seedHash(), null, cards.continues()),
        progress,
        isPublic,
        hints);
  }

  /** Returns true if this player has a seat in it. */
  public boolean hasPlayer(String player) {
    return seats.stream().anyMatch(seated -> seated.player().equals(player));
  }

  /** Returns the game's id. */
  public String game() {
    return rules.game();
  }

  /** Returns the version of the game's rules under which the match began. */
  public int rulesVersion() {
    return rules.rulesVersion();
  }

  /** Returns the game's options. */
  public JsonNode options() {
    return rules.options();
  }

  /** Returns the hash of the seed, published before the deal. */
  public String seedHash() {
    return cards.seedHash();
  }

  /**
   * Returns the seed; null while the match is running, and for viewers to whom its cards are
   * closed.
   */
  public @Nullable String seed() {
    return cards.seed();
  }

  /** Returns the position from which it continued; empty if it began with the deal. */
  public Optional<ContinuedFrom> continues() {
    return cards.continues();
  }

  /** Returns when it began. */
  public Instant startedAt() {
    return progress.startedAt();
  }

  /** Returns when it ended; null while the match is running. */
  public @Nullable Instant endedAt() {
    return progress.endedAt();
  }

  /** Returns whether it is running or over. */
  public MatchStatus status() {
    return progress.status();
  }

  /** Returns the outcome; null while the match is running. */
  public @Nullable Outcome outcome() {
    return progress.outcome();
  }

  /** Returns the numbers behind the outcome; empty if there are none. */
  public Optional<JsonNode> ending() {
    return progress.ending();
  }
}
