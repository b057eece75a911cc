package games.chalet.solo;

import games.chalet.engine.Outcome;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Somebody's match for one.
 *
 * @param match the match's id; of one that was waived nothing has that id
 */
record Attempt(String match, String player, Purpose purpose, Played played, Progress progress) {

  /**
   * What is played.
   *
   * @param seedHash tells which cards
   * @param options the game's options as JSON text
   */
  record Played(String seedHash, String game, String options) {}

  /**
   * How far it has come.
   *
   * @param table where it is played; null until it has begun
   * @param outcome null until it is over, and if it was not played out
   * @param ranked whether its result is among those that count
   */
  record Progress(
      Status status,
      @Nullable String table,
      Instant startedAt,
      @Nullable Instant endedAt,
      @Nullable Outcome outcome,
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

  /** How good the result is; only of one that was played out. */
  double returns() {
    Outcome outcome = progress.outcome();
    if (outcome == null) {
      throw new IllegalStateException("Match " + match + " has no result");
    }
    return outcome.results().getFirst().returns();
  }

  /** Whether that result is one that the game does not call lost. */
  boolean isSuccess() {
    return returns() > 0;
  }
}
