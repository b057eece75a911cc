package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.web.limits.Party;
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
   * @param rows writes further rows in the same transaction: a few statements, because all matches
   *     wait for them. Perhaps called twice. If it throws, no match begins
   * @throws RuntimeException with a refusal in it if the game, its options or the number of seats
   *     are not acceptable, or the disk has no room; or the refusal that {@code rows} threw
   */
  MatchSummary start(NewMatch match, Consumer<JournalTransaction> rows);

  /**
   * Starts a match without further rows in its transaction; otherwise like {@link #start(NewMatch,
   * Consumer)}.
   */
  default MatchSummary start(NewMatch match) {
    return start(match, journal -> {});
  }

  Optional<MatchSummary> find(String matchId);

  /** Returns all running matches; listeners use it at start to catch up on missed events. */
  List<MatchSummary> running();

  /**
   * Returns the last matches that ended at a table, the earliest end first.
   *
   * @param limit the most matches to return
   */
  List<MatchSummary> endedAt(String tableId, int limit);

  /**
   * Returns the matches that ended at or after a moment, the earliest end first; listeners use it
   * at start to catch up on missed events.
   *
   * @param limit the most matches to return
   */
  List<MatchSummary> endedSince(Instant moment, int limit);

  /**
   * Waits until all listeners have handled the matches that have ended until now, for at most two
   * seconds. Call it before listing data that listeners store, so that a match which the caller has
   * just seen end is not missing.
   */
  void awaitListeners();

  /**
   * Returns true if this person may know of the match. Anyone may know of one that is over or at a
   * public table; otherwise only its players and those who may watch it.
   *
   * @param playerId null for a stranger
   */
  boolean mayKnow(String matchId, @Nullable String playerId);

  /**
   * Records that the player of this seat left the table, like the send {@code match.leave}: they
   * are away until they return. Does nothing if the match is over or unknown.
   */
  void leave(String matchId, Seat seat);

  /**
   * Records that the host removed the player of this seat for good: the game's own choice plays the
   * seat from then on, and the right to it ends. Does nothing if the match is over or unknown.
   */
  void remove(String matchId, Seat seat);

  /**
   * Gives a seat of a running match to another person: from then on that person alone sees its
   * cards and acts there. Returns when that is on disk.
   *
   * @param from the id of the player who has it, who must be a bot or away
   * @throws RuntimeException with a refusal in it if that is not so, the person has a seat there,
   *     or the match is over or unknown
   */
  void pass(String matchId, Seat seat, String from, Seating to);

  /**
   * Gives a seat of a running match back to the person who had it, even if the other is there;
   * otherwise like {@link #pass}.
   */
  void giveBack(String matchId, Seat seat, String from, Seating to);

  /**
   * Ends a match without a result because its only person, alone or against bots, gives it up, or
   * because a player may end it whose cards others saw. Returns when that is on disk. Does nothing
   * if the match is over or unknown.
   */
  void giveUp(String matchId);

  /**
   * Returns the review of a finished match, as far as it has come; none of it is hidden from anyone
   * who may see the match's replay.
   */
  Review review(String matchId);

  /**
   * Requests a review of a finished match if there is none yet; a second request has no effect.
   *
   * @param by the player who asks
   * @throws RuntimeException with a refusal in it if too many wait
   */
  Review askForReview(String matchId, Party by);

  /**
   * Returns the position after one ply of a finished match, to continue from there.
   *
   * @param from the match and the ply
   * @throws RuntimeException with a refusal in it if there is no such match or ply, the match is
   *     still running, there is nothing left to play, or its rules are no longer known
   */
  Beginning beginning(ContinuedFrom from);

  /** Returns a finished match with its seed and all its actions; empty while it is running. */
  Optional<RecordedMatch> recorded(String matchId);

  /**
   * Returns what happened in a match since this player's last turn, with nothing in it once the
   * match is over; empty if the player has no seat in it.
   */
  Optional<Recap> recap(String matchId, String playerId);

  /**
   * Returns the present snapshot of a match as a person sees it, as JSON: the answer to the send
   * {@code match.snapshot} without {@code kind} and {@code commandId}. Empty if they may not see
   * it, or it does not come within a moment.
   */
  Optional<byte[]> snapshot(String matchId, String playerId);

  /** Returns the decision that is due in a running match; empty if it is over or unreadable. */
  Optional<TurnView> turn(String matchId);

  /** Returns a finished match as {@code viewer} saw it; empty while it is running. */
  Optional<Replay> replay(String matchId, Viewer viewer);
}
