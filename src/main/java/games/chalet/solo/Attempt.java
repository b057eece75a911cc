package games.chalet.solo;

import games.chalet.engine.Outcome;
import games.chalet.solo.column.InstantColumn;
import games.chalet.solo.column.OutcomeColumn;
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
import org.springframework.data.domain.Persistable;

/** Somebody's match for one. Inserted once; {@link AttemptRepository} stores how it goes on. */
@Entity
@Table(name = "attempt")
class Attempt implements Persistable<String> {

  /** The match's id; no match has that of an attempt that was waived. */
  @Id
  @Column(name = "match_id")
  private String match;

  private String player;

  @Enumerated(EnumType.STRING)
  private Purpose purpose;

  @Embedded private Played played;
  @Embedded private Progress progress;

  /** The player if the attempt counts, else null; unique among the attempts at a deal. */
  @SuppressWarnings("UnusedVariable") // Queries read it.
  private @Nullable String countedBy;

  /** How good the result is, for the order of lists; null until there is one. */
  private @Nullable Double returns;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected Attempt() {}

  /** An attempt without a result. */
  Attempt(String match, String player, Purpose purpose, Played played, Progress progress) {
    this.match = match;
    this.player = player;
    this.purpose = purpose;
    this.played = played;
    this.progress = progress;
    this.countedBy = purpose.counts() ? player : null;
  }

  /**
   * What is played.
   *
   * @param seedHash tells which cards
   * @param options the game's options as JSON text
   */
  @Embeddable
  record Played(String seedHash, String game, String options) {}

  /**
   * How far it has come.
   *
   * @param table where it is played; null until it has begun
   * @param outcome null until it is over, and if it was not played out
   * @param ranked whether its result is among those that count
   */
  @Embeddable
  record Progress(
      @Enumerated(EnumType.STRING) Status status,
      @Column(name = "table_id") @Nullable String table,
      @Convert(converter = InstantColumn.class) Instant startedAt,
      @Convert(converter = InstantColumn.class) @Nullable Instant endedAt,
      @Convert(converter = OutcomeColumn.class) @Nullable Outcome outcome,
      boolean ranked) {

    /** One that is being played, or about to be. */
    static Progress running(@Nullable String table, Instant startedAt) {
      return new Progress(Status.PLAYING, table, startedAt, null, null, false);
    }

    /** One that its player did not want to play. */
    static Progress waived(Instant at) {
      return new Progress(Status.WAIVED, null, at, at, null, false);
    }
  }

  /** What it is played for. */
  enum Purpose {
    /** Cards of one's own, never seen before. */
    SOLITAIRE,
    /** The one attempt at a deal that counts. */
    DEAL,
    /** Cards that its player has seen, or may have seen: never counted. */
    AGAIN,
    /** Played on from a ply of a finished match: never counted, and no try at a deal. */
    CONTINUED;

    boolean counts() {
      return this == SOLITAIRE || this == DEAL;
    }
  }

  /** What has become of it. */
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

  /** Always true: an attempt that was loaded is never saved again. */
  @Override
  public boolean isNew() {
    return true;
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

  Played played() {
    return played;
  }

  Progress progress() {
    return progress;
  }

  boolean isRunning() {
    return progress.status() == Status.PLAYING;
  }

  /** Whether it is played at these cards from the deal on. */
  boolean isAt(String cards) {
    return purpose != Purpose.CONTINUED && seedHash().equals(cards);
  }

  /** Tells which cards are played. */
  String seedHash() {
    return played.seedHash();
  }

  /**
   * How good the result is.
   *
   * @throws IllegalStateException if it was not played out
   */
  double returns() {
    if (returns == null) {
      throw new IllegalStateException("Match " + match + " has no result");
    }
    return returns;
  }

  /** Whether that result is one that the game does not call lost. */
  boolean isSuccess() {
    return returns() > 0;
  }
}
