package games.chalet.match.state;

import games.chalet.engine.Refusal;
import games.chalet.web.RefusedException;

/** The reasons why a match refuses a request; the codes are those of {@code docs/protocol.md}. */
public final class MatchRefusals {

  private MatchRefusals() {}

  public static RefusedException staleChoice() {
    return MatchRefusal.MOVED_ON.of();
  }

  /** Returns the refusal of a hint that took too long to compute. */
  public static RefusedException staleHint() {
    return MatchRefusal.MOVED_ON_FROM_HINT.of();
  }

  /** Returns the refusal to hurry the bots where other persons play, too. */
  public static RefusedException othersWait() {
    return MatchRefusal.OTHERS_PLAY.of();
  }

  public static RefusedException noHints() {
    return MatchRefusal.NO_HINTS.of();
  }

  /** Returns the refusal because too many others are waiting for the same bot. */
  public static RefusedException busy() {
    return MatchRefusal.BUSY.of();
  }

  public static RefusedException notYourTurn() {
    return MatchRefusal.NOT_YOUR_TURN.of();
  }

  public static RefusedException matchOver() {
    return MatchRefusal.OVER.of();
  }

  public static RefusedException unknownPly() {
    return MatchRefusal.UNKNOWN_PLY.of();
  }

  public static RefusedException matchRunning() {
    return MatchRefusal.RUNNING.of();
  }

  public static RefusedException nothingToPlay() {
    return MatchRefusal.NOTHING_TO_PLAY.of();
  }

  public static RefusedException rulesChanged() {
    return MatchRefusal.RULES_CHANGED.of();
  }

  public static RefusedException notSeated() {
    return MatchRefusal.NOT_SEATED.of();
  }

  public static RefusedException forbidden() {
    return MatchRefusal.NOT_WATCHABLE.of();
  }

  /**
   * Returns the answer for a match that does not exist and, equally, for one that the caller may
   * not know of.
   */
  public static RefusedException unknownMatch() {
    return MatchRefusal.UNKNOWN.of();
  }

  /** Returns the rules' refusal of an action. */
  static RefusedException ofTheGame(Refusal refusal) {
    return ofTheGame(409, refusal);
  }

  /** Returns the rules' refusal of an action or of options. */
  public static RefusedException ofTheGame(int status, Refusal refusal) {
    return new RefusedException(
        status,
        refusal.code(),
        refusal.sentence(),
        refusal.rule(),
        refusal.reason(),
        refusal.parameters());
  }

  static RefusedException foresightReveals() {
    return MatchRefusal.PREVIEW_REVEALS.of();
  }

  static RefusedException foresightEndsTurn() {
    return MatchRefusal.PREVIEW_ENDS_TURN.of();
  }

  static RefusedException nothingToUndo() {
    return MatchRefusal.NOTHING_TO_UNDO.of();
  }

  /** Returns the refusal to give a second seat to a person. */
  public static RefusedException alreadySeated() {
    return MatchRefusal.ALREADY_SEATED.of();
  }

  public static RefusedException notAway() {
    return MatchRefusal.NOT_AWAY.of();
  }

  public static RefusedException tooFast() {
    return MatchRefusal.TOO_FAST.of();
  }

  public static RefusedException shuttingDown() {
    return MatchRefusal.SHUTTING_DOWN.of();
  }

  /** Returns the refusal because of an internal error; nothing was written. */
  public static RefusedException unavailable() {
    return MatchRefusal.UNAVAILABLE.of();
  }
}
