package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All matches, running and finished. */
public interface Matches {

  /**
   * Deals and begins; returns when the beginning is on disk.
   *
   * @param rows writes what else is to be on disk with it, in the same transaction: a few
   *     statements, for all matches wait meanwhile. Perhaps called twice. Where it throws, no match
   *     begins
   * @throws RuntimeException with a refusal in it if the game, its options or the number of seats
   *     will not do, or the disk has no room; or with what {@code rows} has refused
   */
  MatchSummary start(NewMatch match, Consumer<JournalTransaction> rows);

  /** The same, where nothing else is to be on disk with it. */
  default MatchSummary start(NewMatch match) {
    return start(match, journal -> {});
  }

  /** The match with this id. */
  Optional<MatchSummary> find(String matchId);

  /** All matches that go on; for making good at start what was missed. */
  List<MatchSummary> running();

  /** The match that began last at a table. */
  Optional<MatchSummary> latestAt(String tableId);

  /**
   * The matches that ended at or after a moment, the earliest end first; for making good at start
   * what was missed.
   *
   * @param limit at most so many
   */
  List<MatchSummary> endedSince(Instant moment, int limit);

  /**
   * Returns when all listeners have heard of the matches that have ended until now, or after two
   * seconds: for whoever lists what listeners keep, so that nobody misses the match that they have
   * just seen end.
   */
  void awaitListeners();

  /**
   * Whether this person may know of the match: everybody for one that is over or at a public table,
   * else who plays in it or may watch it.
   *
   * @param playerId null for a stranger
   */
  boolean mayKnow(String matchId, @Nullable String playerId);

  /**
   * The player of this seat left the table, which says the same as the send {@code match.leave}:
   * they are away until they return. Does nothing if the match is over or unknown.
   */
  void leave(String matchId, Seat seat);

  /**
   * The host removed the player of this seat for good: the seat is played on by the game's own
   * choice, and the right to it ends. Does nothing if the match is over or unknown.
   */
  void remove(String matchId, Seat seat);

  /**
   * Who plays this match alone, or against bots only, will not play it out: it ends without a
   * result; returns when that is on disk. Does nothing if the match is over or unknown.
   */
  void giveUp(String matchId);

  /**
   * How far the review of a finished match is; nothing of it is hidden from who may see its replay.
   */
  Review review(String matchId);

  /**
   * Has a finished match reviewed, if it is not yet; asked twice, it happens once.
   *
   * @param playerId who asks
   * @throws RuntimeException with a refusal in it if too many wait
   */
  Review askForReview(String matchId, String playerId);

  /**
   * A finished match until one of its plies, to play on from there.
   *
   * @param from which, and where
   * @throws RuntimeException with a refusal in it if there is no such match or ply, the match goes
   *     on, there is nothing left to play, or its rules are not known any more
   */
  Beginning beginning(ContinuedFrom from);

  /** A finished match with its seed and all its actions; empty while it goes on. */
  Optional<RecordedMatch> recorded(String matchId);

  /** A finished match as {@code viewer} saw it; empty while it goes on. */
  Optional<Replay> replay(String matchId, Viewer viewer);
}
