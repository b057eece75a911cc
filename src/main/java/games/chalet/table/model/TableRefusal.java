package games.chalet.table.model;

import games.chalet.engine.Refusal;
import games.chalet.web.RefusedException;
import games.chalet.web.ServerReason;

/** The reasons for which a table refuses. */
public enum TableRefusal implements ServerReason {
  /** For a table that does not exist and, equally, for one that the caller may not know of. */
  UNKNOWN(404, "unknown-table", "There is no such table, or it is not open to you."),
  NOT_THERE(403, "not-at-table", "You are not at this table."),
  NOT_HOST(
      403, "not-host", "Only the host can {action}.", new Parameter("action", HostAction.class)),
  BARRED(403, "barred", "The host has removed you from this table."),
  FULL(409, "table-full", "No more spectators fit at this table."),
  NO_SPECTATORS(403, "no-spectators", "This match does not allow spectators."),
  MATCH_RUNNING(409, "match-running", "Wait until the match is over."),
  NOT_GATHERING(409, "not-gathering", "This is only possible before the match starts."),
  NOT_OVER(409, "not-over", "A rematch is only possible after the match is over."),
  UNKNOWN_SEAT(404, "unknown-seat", "This table has no such seat."),
  SEAT_TAKEN(409, "seat-taken", "That seat is taken. Choose another one."),
  SEAT_EMPTY(409, "seat-empty", "That seat is empty."),
  NO_PROGRAM(409, "no-program", "No program plays in that seat."),
  NOT_SEATED(403, "not-seated", "You have no seat at this table."),
  NOT_PLAYING(409, "not-playing", "No match is running here."),
  ALREADY_SEATED(409, "already-seated", "You have a seat already."),
  NOT_AWAY(409, "not-away", "That player is here, or was a moment ago."),
  ASKED_BEFORE(429, "asked-before", "The host has answered already. Ask again in a few minutes."),
  MANY_REQUESTS(409, "many-requests", "Others are asking already. Try again in a minute."),
  UNKNOWN_REQUEST(404, "unknown-request", "That question is no longer open."),
  UNKNOWN_VISITOR(404, "unknown-visitor", "That player is not at this table."),
  HOST_STAYS(409, "host-stays", "The host cannot be removed or muted."),
  EMPTY_SEATS(409, "empty-seats", "The match starts when every seat is taken."),
  TOO_FEW_PLAYERS(
      409,
      "too-few-players",
      "The match starts with at least {fewest} players.",
      Parameter.number("fewest")),
  BOTS_ONLY(409, "bots-only", "A match needs at least one person in a seat."),
  NOT_READY(409, "not-ready", "The match starts when everyone is ready."),
  AWAY(409, "away", "Someone is away. The match starts when everyone is here."),
  MUTED(403, "muted", "The host has muted you."),
  TOO_FAST(429, "too-fast", "You are writing too fast. Wait a few seconds."),
  REACTING_TOO_FAST(429, "too-fast", "Send one reaction every two seconds."),
  EMPTY_TEXT(422, "empty-text", "A message cannot be empty."),
  LONG_TEXT(
      422,
      "long-text",
      "A message has at most {most} letters, and fewer emoji. Shorten it.",
      Parameter.number("most")),
  KEY_NEEDED(403, "table-key-needed", "This server requires a key to open a table."),
  KEY_WRONG(403, "table-key-wrong", "That’s not this server’s key. Check it and try again."),
  TOO_MANY_TABLES(
      409,
      "too-many-tables",
      "You host {most} tables already. Close one before you open another.",
      Parameter.number("most")),
  UNKNOWN_GAME(422, "unknown-game", "There is no such game on this server."),
  SEAT_COUNT(
      422,
      "seat-count",
      "This game has from {fewest} to {most} seats.",
      Parameter.number("fewest"),
      Parameter.number("most")),
  FIRST_SEAT(422, "first-seat", "There is no such first seat at this table."),
  UNKNOWN_OPTION(
      422, "unknown-option", "This game has no option {option}.", Parameter.text("option")),
  OPTION_VALUE(
      422, "option-value", "The option {option} cannot have that value.", Parameter.text("option")),
  OPTION_SEATS(
      422,
      "option-seats",
      "The option {option} cannot have that value with so many seats.",
      Parameter.text("option")),
  OPTIONS_OBJECT(400, "malformed", "Options are an object of keys and values."),
  UNKNOWN_WINDOW(422, "unknown-window", "This game has no such objection window."),
  WINDOW_LENGTH(422, "window-length", "A pause lasts from one second to three days."),
  UNKNOWN_LEVEL(
      422,
      "unknown-level",
      "Bots play this game at one of these levels: {levels}.",
      Parameter.text("levels")),
  BOTS_NEED_SEATS(422, "seat-count", "A match against bots needs at least two seats."),
  /** For a change that another node made at the same time, which it should not. */
  CHANGED(503, "unavailable", "Someone else is changing this right now. Please try again.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  TableRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text("table", status, code, sentence, parameters);
  }

  /** Returns the rules' refusal of options. */
  public static RefusedException ofTheGame(Refusal refusal) {
    return new RefusedException(
        422,
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
