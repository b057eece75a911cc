package games.chalet.match.state;

import games.chalet.engine.Refusal;
import games.chalet.web.RefusedException;

/** The reasons why a match refuses a request; the codes are those of {@code docs/protocol.md}. */
public final class MatchRefusals {

  private MatchRefusals() {}

  public static RefusedException staleChoice() {
    return new RefusedException(409, "stale-choice", "The table has moved on since you chose.");
  }

  /** Returns the refusal of a hint that took too long to compute. */
  public static RefusedException staleHint() {
    return new RefusedException(
        409, "stale-choice", "The table has moved on since you asked for a hint.");
  }

  public static RefusedException noHints() {
    return new RefusedException(403, "no-hints", "There are no hints in this match.");
  }

  /** Returns the refusal because too many others are waiting for the same bot. */
  public static RefusedException busy() {
    return new RefusedException(
        503, "busy", "Too many requests right now. Please try again in a moment.");
  }

  public static RefusedException notYourTurn() {
    return new RefusedException(409, "not-your-turn", "It is not your turn.");
  }

  public static RefusedException matchOver() {
    return new RefusedException(409, "match-over", "This match is over.");
  }

  public static RefusedException unknownPly() {
    return new RefusedException(404, "unknown-ply", "That match has no such move.");
  }

  public static RefusedException matchRunning() {
    return new RefusedException(
        409, "match-running", "This match is still being played at its own table.");
  }

  public static RefusedException nothingToPlay() {
    return new RefusedException(
        409, "match-over", "There is nothing left to play from that move. Choose an earlier one.");
  }

  public static RefusedException rulesChanged() {
    return new RefusedException(
        409,
        "rules-changed",
        "The rules of this game have changed since then, so this match cannot be continued.");
  }

  public static RefusedException notSeated() {
    return new RefusedException(403, "not-seated", "You have no seat in this match.");
  }

  public static RefusedException forbidden() {
    return new RefusedException(403, "forbidden", "You may not watch this match.");
  }

  /**
   * Returns the answer for a match that does not exist and, equally, for one that the caller may
   * not know of.
   */
  public static RefusedException unknownMatch() {
    return new RefusedException(404, "unknown-match", "There is no such match.");
  }

  public static RefusedException malformed(String sentence) {
    return new RefusedException(400, "malformed", sentence);
  }

  /** Returns the rules' refusal of an action. */
  static RefusedException ofTheGame(Refusal refusal) {
    return new RefusedException(409, refusal.code(), refusal.sentence(), refusal.rule());
  }

  static RefusedException foresightReveals() {
    return new RefusedException(
        409,
        "foresight-reveals",
        "The result of that action cannot be previewed: it would reveal hidden cards.");
  }

  static RefusedException foresightEndsTurn() {
    return new RefusedException(409, "foresight-ends-turn", "That would end your turn.");
  }

  static RefusedException nothingToUndo() {
    return new RefusedException(409, "nothing-to-undo", "There is nothing to undo.");
  }

  static RefusedException notAway() {
    return new RefusedException(409, "not-away", "That player is not away.");
  }

  public static RefusedException tooFast() {
    return new RefusedException(
        429, "too-fast", "Too many requests. Please try again in a moment.");
  }

  public static RefusedException shuttingDown() {
    return new RefusedException(
        503, "shutting-down", "The server is restarting. It will be back in a moment.");
  }

  /** Returns the refusal because of an internal error; nothing was written. */
  public static RefusedException unavailable() {
    return new RefusedException(
        503, "unavailable", "The server could not do that right now. Please try again.");
  }
}
