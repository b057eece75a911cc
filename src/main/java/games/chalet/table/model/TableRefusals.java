package games.chalet.table.model;

import games.chalet.engine.Refusal;
import games.chalet.web.RefusedException;

/** The refusals of a table: status, code, sentence. */
public final class TableRefusals {

  private TableRefusals() {}

  /**
   * Returns the answer for a table that does not exist and, equally, for one that the caller may
   * not know of.
   */
  public static RefusedException unknownTable() {
    return TableRefusal.UNKNOWN.of();
  }

  public static RefusedException notAtTable() {
    return TableRefusal.NOT_THERE.of();
  }

  public static RefusedException notHost(HostAction action) {
    return TableRefusal.NOT_HOST.of(action);
  }

  public static RefusedException barred() {
    return TableRefusal.BARRED.of();
  }

  public static RefusedException tableFull() {
    return TableRefusal.FULL.of();
  }

  public static RefusedException noSpectators() {
    return TableRefusal.NO_SPECTATORS.of();
  }

  public static RefusedException matchRunning() {
    return TableRefusal.MATCH_RUNNING.of();
  }

  public static RefusedException notGathering() {
    return TableRefusal.NOT_GATHERING.of();
  }

  public static RefusedException notOver() {
    return TableRefusal.NOT_OVER.of();
  }

  public static RefusedException unknownSeat() {
    return TableRefusal.UNKNOWN_SEAT.of();
  }

  public static RefusedException seatTaken() {
    return TableRefusal.SEAT_TAKEN.of();
  }

  public static RefusedException notPlaying() {
    return TableRefusal.NOT_PLAYING.of();
  }

  public static RefusedException alreadySeated() {
    return TableRefusal.ALREADY_SEATED.of();
  }

  public static RefusedException notAway() {
    return TableRefusal.NOT_AWAY.of();
  }

  /** Returns the refusal because the last answer was no. */
  public static RefusedException askedBefore() {
    return TableRefusal.ASKED_BEFORE.of();
  }

  public static RefusedException manyRequests() {
    return TableRefusal.MANY_REQUESTS.of();
  }

  public static RefusedException unknownRequest() {
    return TableRefusal.UNKNOWN_REQUEST.of();
  }

  public static RefusedException seatEmpty() {
    return TableRefusal.SEAT_EMPTY.of();
  }

  public static RefusedException noProgram() {
    return TableRefusal.NO_PROGRAM.of();
  }

  public static RefusedException notSeated() {
    return TableRefusal.NOT_SEATED.of();
  }

  public static RefusedException unknownVisitor() {
    return TableRefusal.UNKNOWN_VISITOR.of();
  }

  public static RefusedException hostStays() {
    return TableRefusal.HOST_STAYS.of();
  }

  public static RefusedException emptySeats() {
    return TableRefusal.EMPTY_SEATS.of();
  }

  public static RefusedException tooFewPlayers(int fewest) {
    return TableRefusal.TOO_FEW_PLAYERS.of(fewest);
  }

  public static RefusedException botsOnly() {
    return TableRefusal.BOTS_ONLY.of();
  }

  public static RefusedException notReady() {
    return TableRefusal.NOT_READY.of();
  }

  public static RefusedException absent() {
    return TableRefusal.ABSENT.of();
  }

  public static RefusedException muted() {
    return TableRefusal.MUTED.of();
  }

  public static RefusedException tooFast() {
    return TableRefusal.TOO_FAST.of();
  }

  public static RefusedException reactionTooFast() {
    return TableRefusal.REACTING_TOO_FAST.of();
  }

  public static RefusedException emptyText() {
    return TableRefusal.EMPTY_TEXT.of();
  }

  public static RefusedException longText(int most) {
    return TableRefusal.LONG_TEXT.of(most);
  }

  public static RefusedException tableKeyNeeded() {
    return TableRefusal.KEY_NEEDED.of();
  }

  public static RefusedException tooManyTables(int most) {
    return TableRefusal.TOO_MANY_TABLES.of(most);
  }

  public static RefusedException unknownGame() {
    return TableRefusal.UNKNOWN_GAME.of();
  }

  public static RefusedException seatCount(int fewest, int most) {
    return TableRefusal.SEAT_COUNT.of(fewest, most);
  }

  public static RefusedException firstSeat() {
    return TableRefusal.FIRST_SEAT.of();
  }

  public static RefusedException unknownOption(String key) {
    return TableRefusal.UNKNOWN_OPTION.of(key);
  }

  public static RefusedException optionValue(String key) {
    return TableRefusal.OPTION_VALUE.of(key);
  }

  public static RefusedException optionSeats(String key) {
    return TableRefusal.OPTION_SEATS.of(key);
  }

  public static RefusedException unknownWindow() {
    return TableRefusal.UNKNOWN_WINDOW.of();
  }

  public static RefusedException windowLength() {
    return TableRefusal.WINDOW_LENGTH.of();
  }

  public static RefusedException unknownLevel(String levels) {
    return TableRefusal.UNKNOWN_LEVEL.of(levels);
  }

  public static RefusedException noSeatForBots() {
    return TableRefusal.BOTS_NEED_SEATS.of();
  }

  /**
   * Returns the refusal because another node changed the same table at the same time, which it
   * should not.
   */
  public static RefusedException changedMeanwhile() {
    return TableRefusal.CHANGED.of();
  }

  public static RefusedException optionsObject() {
    return TableRefusal.OPTIONS_OBJECT.of();
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
}
