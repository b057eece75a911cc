package games.chalet.match;

import games.chalet.engine.Refusal;
import games.chalet.web.Refused;

/** Why a match did not do what was asked; the codes are those of {@code docs/protocol.md}. */
final class MatchRefusals {

  private MatchRefusals() {}

  static Refused staleChoice() {
    return new Refused(409, "stale-choice", "The table has moved on since you chose.");
  }

  static Refused notYourTurn() {
    return new Refused(409, "not-your-turn", "It is not your turn.");
  }

  static Refused matchOver() {
    return new Refused(409, "match-over", "This match is over.");
  }

  static Refused notSeated() {
    return new Refused(403, "not-seated", "You have no seat in this match.");
  }

  static Refused forbidden() {
    return new Refused(403, "forbidden", "You may not watch this match.");
  }

  static Refused unknownMatch() {
    return new Refused(404, "unknown-match", "There is no such match.");
  }

  static Refused malformed(String sentence) {
    return new Refused(400, "malformed", sentence);
  }

  /** What the rules have against an action. */
  static Refused ofTheGame(Refusal refusal) {
    return new Refused(409, refusal.code(), refusal.sentence(), refusal.rule());
  }

  static Refused foresightReveals() {
    return new Refused(
        409,
        "foresight-reveals",
        "Nobody can know what comes after that: it would show something.");
  }

  static Refused foresightEndsTurn() {
    return new Refused(409, "foresight-ends-turn", "That would end your turn.");
  }

  static Refused nothingToUndo() {
    return new Refused(409, "nothing-to-undo", "There is nothing that you could take back.");
  }

  static Refused notAway() {
    return new Refused(409, "not-away", "That player is not away.");
  }

  static Refused tooFast() {
    return new Refused(429, "too-fast", "Too much at once. Try again in a moment.");
  }

  static Refused shuttingDown() {
    return new Refused(503, "shutting-down", "The house is closing for a moment.");
  }

  /** Something is wrong on our side; nothing was written. */
  static Refused unavailable() {
    return new Refused(503, "unavailable", "The house could not do that now. Try again.");
  }
}
