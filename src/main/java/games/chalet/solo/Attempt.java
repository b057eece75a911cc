package games.chalet.solo;

import games.chalet.engine.Outcome;
import games.chalet.storage.InsertedOnce;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A player's match for one. Inserted once; {@link AttemptRepository} stores its progress. */
@Entity
@Table(name = "attempt")
class Attempt implements InsertedOnce<String> {

  /** The match's id; no match has that of an attempt that was waived. */
  @Id
  @Column(name = "match_id")
  private String match;

  private String player;

  @Enumerated(EnumType.STRING)
  private Purpose purpose;

  @Embedded private Setup setup;
  @Embedded private Progress progress;

  /** The player if the attempt counts, else null; unique among the attempts at a deal. */
  @SuppressWarnings("UnusedVariable") // Queries read it.
  private @Nullable String countedBy;

  /** The value of the result, for the order of lists; null until there is one. */
  private @Nullable Double returns;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected Attempt() {}

  /** Creates an attempt without a result. */
  Attempt(String match, String player, Purpose purpose, Setup setup, Progress progress) {
    this.match = match;
    this.player = player;
    this.purpose = purpose;
    this.setup = setup;
    this.progress = progress;
    this.countedBy = purpose.counts() ? player : null;
  }

  /**
   * The cards and options of the match.
   *
   * @param seedHash identifies the cards
   * @param options the game's options as JSON text
   */
  @Embeddable
  record Setup(String seedHash, String game, String options) {}

  /**
   * The progress of the match.
   *
   * @param table the table of the match; null until it has begun
   * @param outcome null until it is over, and if it was not played out
   * @param ending the numbers behind the outcome; null if there are none
   * @param ranked true if its result is among those that count
   */
  @Embeddable
  record Progress(
      @Enumerated(EnumType.STRING) Status status,
      @Column(name = "table_id") @Nullable String table,
      @Convert(converter = Columns.InstantColumn.class) Instant startedAt,
      @Convert(converter = Columns.InstantColumn.class) @Nullable Instant endedAt,
      @Convert(converter = Columns.OutcomeColumn.class) @Nullable Outcome outcome,
      @Convert(converter = Columns.JsonColumn.class) @Nullable JsonNode ending,
      boolean ranked) {

    /** Returns the progress of one that is being played, or about to be. */
    static Progress running(@Nullable String table, Instant startedAt) {
      return new Progress(Status.PLAYING, table, startedAt, null, null, null, false);
    }

    /** Returns the progress of one that its player did not want to play. */
    static Progress waived(Instant at) {
      return new Progress(Status.WAIVED, null, at, at, null, null, false);
    }
  }

  enum Purpose {
    /** Cards of one's own, never seen before. */
    SOLITAIRE,
    /** The one attempt at a deal that counts. */
    DEAL,
    /** Cards that its player has seen, or may have seen: never counted. */
    AGAIN,
    /** Continued from a ply of a finished match: never counted, and no try at a deal. */
    CONTINUED;

    boolean counts() {
      return this == SOLITAIRE || this == DEAL;
    }
  }

  enum Status {
    PLAYING,
    OVER,
    /** It ended without being played out. */
    GAVE_UP,
    /** Its player wanted to see the cards instead. */
    WAIVED
  }

  @Override
  public String getId() {
    return match;
  }

  String match() {
    return match;
  }

  String player() {
    return player;
  }

  Purpose purpose() {
    return purpose;
  }

  Setup setup() {
    return setup;
  }

  Progress progress() {
    return progress;
  }

  boolean isRunning() {
    return progress.status() == Status.PLAYING;
  }

  /** Returns true if it is played at these cards from the deal on. */
  boolean isAt(String cards) {
    return purpose != Purpose.CONTINUED && seedHash().equals(cards);
  }

  /** Returns the hash that identifies the cards. */
  String seedHash() {
    return setup.seedHash();
  }

  /**
   * Returns the value of the result.
   *
   * @throws IllegalStateException if it was not played out
   */
  double returns() {
    if (returns == null) {
      throw new IllegalStateException("Match " + match + " has no result");
    }
    return returns;
  }

  /** Returns true if the game does not call that result lost. */
  boolean isSuccess() {
    return returns() > 0;
  }
}
