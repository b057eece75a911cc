package games.chalet.match;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.bots.Level;
import games.chalet.engine.OfSomeVersions;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What may be told of a match outside of it: the <i>match summary</i> of {@code docs/protocol.md},
 * where all is on one level.
 *
 * @param id unguessable
 * @param table where it is played
 * @param seats who plays, in seat order
 * @param isPublic whether everybody may find the match in the archive
 * @param hints whether those who play may ask for hints; empty if not, and when it is over
 */
public record MatchSummary(
    String id,
    String table,
    @JsonUnwrapped Rules rules,
    List<Seated> seats,
    @JsonUnwrapped Cards cards,
    @JsonUnwrapped Progress progress,
    boolean isPublic,
    @OfSomeVersions Optional<Boolean> hints) {

  public MatchSummary {
    seats = List.copyOf(seats);
  }

  /** Without hints. */
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
   * What is played.
   *
   * @param game the game's id
   * @param rulesVersion the version of its rules under which the match began
   * @param options the game's options
   */
  public record Rules(String game, int rulesVersion, JsonNode options) {}

  /**
   * Who sits where.
   *
   * @param seat where
   * @param player the player's public id; of a bot, or of its program, an id that no player has
   * @param name the name at the start of the match
   * @param bot how well the bot plays that sits there; empty for a person
   * @param program true where a program decides for that bot
   */
  public record Seated(
      Seat seat,
      String player,
      String name,
      @OfSomeVersions Optional<Level> bot,
      @OfSomeVersions Optional<Boolean> program) {

    /** A person. */
    public Seated(Seat seat, String player, String name) {
      this(seat, player, name, Optional.empty());
    }

    /** A person, a bot, or a bot for which a program decides: the id tells. */
    public Seated(Seat seat, String player, String name, Optional<Level> bot) {
      this(seat, player, name, bot, Seating.program(player));
    }
  }

  /**
   * From what the cards were dealt.
   *
   * @param seedHash published before the deal
   * @param seed the digits that the hash promised; null while the match goes on, and to whom its
   *     cards are closed
   * @param continues where the match went on; empty if it began with the deal
   */
  public record Cards(
      String seedHash, @Nullable String seed, @OfSomeVersions Optional<ContinuedFrom> continues) {

    /** Of a match that began with the deal. */
    public Cards(String seedHash, @Nullable String seed) {
      this(seedHash, seed, Optional.empty());
    }
  }

  /**
   * How far the match has come.
   *
   * @param endedAt null while the match goes on
   * @param outcome null while the match goes on
   */
  public record Progress(
      Instant startedAt, @Nullable Instant endedAt, MatchStatus status, @Nullable Outcome outcome) {

    /** Of a match that goes on. */
    public static Progress playing(Instant startedAt) {
      return new Progress(startedAt, null, MatchStatus.PLAYING, null);
    }

    /** Of a finished match. */
    public static Progress over(Instant startedAt, Instant endedAt, Outcome outcome) {
      return new Progress(startedAt, endedAt, MatchStatus.OVER, outcome);
    }
  }

  /** As it is told to those to whom its cards are closed. */
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

  /** The game's id. */
  public String game() {
    return rules.game();
  }

  /** The version of the game's rules under which the match began. */
  public int rulesVersion() {
    return rules.rulesVersion();
  }

  /** The game's options. */
  public JsonNode options() {
    return rules.options();
  }

  /** Published before the deal. */
  public String seedHash() {
    return cards.seedHash();
  }

  /** Null while the match goes on, and to whom its cards are closed. */
  public @Nullable String seed() {
    return cards.seed();
  }

  /** Where it went on; empty if it began with the deal. */
  public Optional<ContinuedFrom> continues() {
    return cards.continues();
  }

  /** When it began. */
  public Instant startedAt() {
    return progress.startedAt();
  }

  /** Null while the match goes on. */
  public @Nullable Instant endedAt() {
    return progress.endedAt();
  }

  /** Whether it goes on. */
  public MatchStatus status() {
    return progress.status();
  }

  /** Null while the match goes on. */
  public @Nullable Outcome outcome() {
    return progress.outcome();
  }
}
