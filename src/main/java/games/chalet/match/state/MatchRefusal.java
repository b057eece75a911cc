package games.chalet.match.state;

import games.chalet.engine.Refusal;
import games.chalet.web.RefusedException;
import games.chalet.web.ServerReason;

/** The reasons for which a match refuses, whatever its game. */
public enum MatchRefusal implements ServerReason {
  MOVED_ON(409, "stale-choice", "The table has moved on since you chose."),
  MOVED_ON_FROM_HINT(409, "stale-choice", "The table has moved on since you asked for a hint."),
  /** For a wish to hurry the bots. */
  OTHERS_PLAY(403, "forbidden", "Other people play in this match, so its bots keep their pace."),
  NO_HINTS(403, "no-hints", "There are no hints in this match."),
  /** For too many others who wait for the same bot. */
  BUSY(503, "busy", "Too many requests right now. Please try again in a moment."),
  NOT_YOUR_TURN(409, "not-your-turn", "It is not your turn."),
  OVER(409, "match-over", "This match is over."),
  UNKNOWN_PLY(404, "unknown-ply", "That match has no such move."),
  RUNNING(409, "match-running", "This match is still being played at its own table."),
  NOTHING_TO_PLAY(
      409, "match-over", "There is nothing left to play from that move. Choose an earlier one."),
  RULES_CHANGED(
      409,
      "rules-changed",
      "The rules of this game have changed since then, so this match cannot be continued."),
  NOT_SEATED(403, "not-seated", "You have no seat in this match."),
  NOT_WATCHABLE(403, "forbidden", "You may not watch this match."),
  /** For a match that does not exist and, equally, for one that the caller may not know of. */
  UNKNOWN(404, "unknown-match", "There is no such match."),
  UNREADABLE(400, "malformed", "The message could not be read."),
  NO_ACTION(400, "malformed", "That is not an action of this game."),
  LONG_ACTION(400, "malformed", "That action is too long."),
  NO_PLAYER_TO_VOTE_ABOUT(400, "malformed", "There is no player in that seat to vote about."),
  PREVIEW_LENGTH(
      400, "malformed", "A preview is of 1 to {most} actions.", Parameter.number("most")),
  COMMAND_ID(400, "malformed", "A commandId is up to 64 letters and digits."),
  NOTHING_TO_UNDO(409, "nothing-to-undo", "There is nothing to undo."),
  ALREADY_SEATED(409, "already-seated", "That player has a seat in this match already."),
  NOT_AWAY(409, "not-away", "That player is not away."),
  TOO_FAST(429, "too-fast", "Too many requests. Please try again in a moment."),
  SHUTTING_DOWN(503, "shutting-down", "The server is restarting. It will be back in a moment."),
  /** For an internal error; nothing was written. */
  UNAVAILABLE(503, "unavailable", "The server could not do that right now. Please try again."),
  UNKNOWN_GAME(400, "unknown-game", "There is no such game."),
  SEATS(400, "seats", "This game does not support that number of players."),
  FIRST_SEAT(400, "first-seat", "There is no such first seat."),
  OPTIONS(400, "options", "These options do not exist in this game.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  MatchRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text("match", status, code, sentence, parameters);
  }

  /** Returns the refusal of an action, its preview, or options. */
  public static RefusedException ofTheGame(int status, Refusal refusal) {
    return new RefusedException(
        status,
        refusal.code(),
        refusal.sentence(),
        refusal.rule(),
        refusal.reason(),
        refusal.parameters());
  }

  @Override
  public Text text() {
    return text;
  }
}
