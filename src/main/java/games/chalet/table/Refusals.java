package games.chalet.table;

import games.chalet.web.RefusedException;

/** Every answer with which a table says no: status, code, sentence. */
final class Refusals {

  private Refusals() {}

  /** The same answer for a table that is absent and for one that the asker may not know of. */
  static RefusedException unknownTable() {
    return refused(404, "unknown-table", "There is no such table, or it is not open to you.");
  }

  static RefusedException notAtTable() {
    return refused(403, "not-at-table", "You are not at this table.");
  }

  static RefusedException notHost(String doing) {
    return refused(403, "not-host", "Only the host can " + doing + ".");
  }

  static RefusedException barred() {
    return refused(403, "barred", "The host has removed you from this table.");
  }

  static RefusedException tableFull() {
    return refused(409, "table-full", "There is no room left to watch at this table.");
  }

  static RefusedException noSpectators() {
    return refused(403, "no-spectators", "A match is being played here without spectators.");
  }

  static RefusedException matchRunning() {
    return refused(409, "match-running", "This has to wait until the match is over.");
  }

  static RefusedException notGathering() {
    return refused(409, "not-gathering", "This is only possible before the match starts.");
  }

  static RefusedException notOver() {
    return refused(409, "not-over", "A rematch needs a match that is over.");
  }

  static RefusedException unknownSeat() {
    return refused(404, "unknown-seat", "This table has no such seat.");
  }

  static RefusedException seatTaken() {
    return refused(409, "seat-taken", "Somebody else sits there.");
  }

  static RefusedException seatEmpty() {
    return refused(409, "seat-empty", "Nobody sits there.");
  }

  static RefusedException notSeated() {
    return refused(403, "not-seated", "You have no seat at this table.");
  }

  static RefusedException unknownVisitor() {
    return refused(404, "unknown-visitor", "That player is not at this table.");
  }

  static RefusedException hostStays() {
    return refused(409, "host-stays", "A host leaves the table, but is neither removed nor muted.");
  }

  static RefusedException emptySeats() {
    return refused(409, "empty-seats", "The match starts when every seat is taken.");
  }

  static RefusedException notReady() {
    return refused(409, "not-ready", "The match starts when everybody is ready.");
  }

  static RefusedException absent() {
    return refused(409, "absent", "Somebody is away. The match starts when everybody is here.");
  }

  static RefusedException muted() {
    return refused(403, "muted", "The host has muted you.");
  }

  static RefusedException tooFast() {
    return refused(429, "too-fast", "You are writing too fast. Wait a few seconds.");
  }

  static RefusedException emptyText() {
    return refused(422, "empty-text", "A message has at least one letter.");
  }

  static RefusedException longText(int most) {
    return refused(
        422, "long-text", "A message has at most " + most + " letters, and fewer emoji.");
  }

  static RefusedException tableKeyNeeded() {
    return refused(403, "table-key-needed", "Opening a table here needs the house's key.");
  }

  static RefusedException tooManyTables(int most) {
    return refused(
        409,
        "too-many-tables",
        "You host " + most + " tables already. Close one before you open another.");
  }

  static RefusedException unknownGame() {
    return refused(422, "unknown-game", "This house does not know that game.");
  }

  static RefusedException seatCount(int fewest, int most) {
    return refused(422, "seat-count", "This game has from " + fewest + " to " + most + " seats.");
  }

  static RefusedException firstSeat() {
    return refused(422, "first-seat", "The seat that begins has to be one of the table's.");
  }

  static RefusedException unknownOption(String key) {
    return refused(422, "unknown-option", "This game has no option " + key + ".");
  }

  static RefusedException optionValue(String key) {
    return refused(422, "option-value", "The option " + key + " cannot have that value.");
  }

  static RefusedException optionSeats(String key) {
    return refused(
        422, "option-seats", "The option " + key + " cannot have that value with so many seats.");
  }

  static RefusedException unknownWindow() {
    return refused(422, "unknown-window", "This game does not wait for that kind of objection.");
  }

  static RefusedException windowLength() {
    return refused(422, "window-length", "A pause lasts from one second to three days.");
  }

  static RefusedException malformed(String sentence) {
    return refused(400, "malformed", sentence);
  }

  private static RefusedException refused(int status, String code, String sentence) {
    return new RefusedException(status, code, sentence, "");
  }
}
