package games.chalet.table.model;

import games.chalet.web.RefusedException;

/** The refusals of a table: status, code, sentence. */
public final class TableRefusals {

  private TableRefusals() {}

  /**
   * Returns the answer for a table that does not exist and, equally, for one that the caller may
   * not know of.
   */
  public static RefusedException unknownTable() {
    return refused(404, "unknown-table", "There is no such table, or it is not open to you.");
  }

  public static RefusedException notAtTable() {
    return refused(403, "not-at-table", "You are not at this table.");
  }

  public static RefusedException notHost(String doing) {
    return refused(403, "not-host", "Only the host can " + doing + ".");
  }

  public static RefusedException barred() {
    return refused(403, "barred", "The host has removed you from this table.");
  }

  public static RefusedException tableFull() {
    return refused(409, "table-full", "No more spectators fit at this table.");
  }

  public static RefusedException noSpectators() {
    return refused(403, "no-spectators", "This match does not allow spectators.");
  }

  public static RefusedException matchRunning() {
    return refused(409, "match-running", "Wait until the match is over.");
  }

  public static RefusedException notGathering() {
    return refused(409, "not-gathering", "This is only possible before the match starts.");
  }

  public static RefusedException notOver() {
    return refused(409, "not-over", "A rematch is only possible after the match is over.");
  }

  public static RefusedException unknownSeat() {
    return refused(404, "unknown-seat", "This table has no such seat.");
  }

  public static RefusedException seatTaken() {
    return refused(409, "seat-taken", "That seat is taken.");
  }

  public static RefusedException seatEmpty() {
    return refused(409, "seat-empty", "That seat is empty.");
  }

  public static RefusedException noProgram() {
    return refused(409, "no-program", "No program plays in that seat.");
  }

  public static RefusedException notSeated() {
    return refused(403, "not-seated", "You have no seat at this table.");
  }

  public static RefusedException unknownVisitor() {
    return refused(404, "unknown-visitor", "That player is not at this table.");
  }

  public static RefusedException hostStays() {
    return refused(409, "host-stays", "The host cannot be removed or muted.");
  }

  public static RefusedException emptySeats() {
    return refused(409, "empty-seats", "The match starts when every seat is taken.");
  }

  public static RefusedException botsOnly() {
    return refused(409, "bots-only", "A match needs at least one person in a seat.");
  }

  public static RefusedException notReady() {
    return refused(409, "not-ready", "The match starts when everyone is ready.");
  }

  public static RefusedException absent() {
    return refused(409, "absent", "Someone is away. The match starts when everyone is here.");
  }

  public static RefusedException muted() {
    return refused(403, "muted", "The host has muted you.");
  }

  public static RefusedException tooFast() {
    return refused(429, "too-fast", "You are writing too fast. Wait a few seconds.");
  }

  public static RefusedException emptyText() {
    return refused(422, "empty-text", "A message cannot be empty.");
  }

  public static RefusedException longText(int most) {
    return refused(
        422, "long-text", "A message has at most " + most + " letters, and fewer emoji.");
  }

  public static RefusedException tableKeyNeeded() {
    return refused(403, "table-key-needed", "This server requires a key to open a table.");
  }

  public static RefusedException tooManyTables(int most) {
    return refused(
        409,
        "too-many-tables",
        "You host " + most + " tables already. Close one before you open another.");
  }

  public static RefusedException unknownGame() {
    return refused(422, "unknown-game", "There is no such game on this server.");
  }

  public static RefusedException seatCount(int fewest, int most) {
    return refused(422, "seat-count", "This game has from " + fewest + " to " + most + " seats.");
  }

  public static RefusedException firstSeat() {
    return refused(422, "first-seat", "There is no such first seat at this table.");
  }

  public static RefusedException unknownOption(String key) {
    return refused(422, "unknown-option", "This game has no option " + key + ".");
  }

  public static RefusedException optionValue(String key) {
    return refused(422, "option-value", "The option " + key + " cannot have that value.");
  }

  public static RefusedException optionSeats(String key) {
    return refused(
        422, "option-seats", "The option " + key + " cannot have that value with so many seats.");
  }

  public static RefusedException unknownWindow() {
    return refused(422, "unknown-window", "This game has no such objection window.");
  }

  public static RefusedException windowLength() {
    return refused(422, "window-length", "A pause lasts from one second to three days.");
  }

  public static RefusedException unknownLevel(String levels) {
    return refused(
        422, "unknown-level", "Bots play this game at one of these levels: " + levels + ".");
  }

  public static RefusedException noSeatForBots() {
    return refused(422, "seat-count", "A match against bots needs at least two seats.");
  }

  /**
   * Returns the refusal because another node changed the same table at the same time, which it
   * should not.
   */
  public static RefusedException changedMeanwhile() {
    return refused(
        503, "unavailable", "Someone else is changing this right now. Please try again.");
  }

  public static RefusedException malformed(String sentence) {
    return refused(400, "malformed", sentence);
  }

  private static RefusedException refused(int status, String code, String sentence) {
    return new RefusedException(status, code, sentence, "");
  }
}
