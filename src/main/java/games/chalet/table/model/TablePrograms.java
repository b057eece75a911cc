package games.chalet.table.model;

import games.chalet.bots.Level;
import games.chalet.table.model.TableSeat.SeatProgram;

/**
 * The programs of people at a table that decide for the bots of seats. While people gather, the
 * host may place one in a free seat or in that of a bot, and anyone may give up their own seat to
 * theirs.
 */
public final class TablePrograms {

  /** The level of the bot where the program does not decide. */
  private static final Level STAND_IN = Level.SKIER;

  private final Table table;
  private final Occupants people;

  TablePrograms(Table table) {
    this.table = table;
    this.people = table.people();
  }

  /**
   * Gives a seat to a program; if it was its owner's, the owner stays without one. If a program of
   * the same owner has it already, that one continues with another token.
   *
   * @param programId its id, if it is new
   */
  public void admit(String owner, int number, String programId, String tokenHash) {
    table.requireAt(owner);
    TableSeat seat = table.seat(number);
    SeatProgram before = seat.program();
    if (before != null && before.owner().equals(owner)) {
      people.program(number, before.with(tokenHash));
      return;
    }
    if (seat.isEmpty() || seat.hasBot()) {
      table.requireHost(owner, HostAction.GIVE_SEAT_TO_PROGRAM);
    }
    table.rounds().requireGathering();
    if (before != null || (seat.player() != null && !seat.isOf(owner))) {
      throw TableRefusal.SEAT_TAKEN.of();
    }
    if (seat.isOf(owner)) {
      people.remove(owner);
      people.come(owner);
    }
    if (!seat.hasBot()) {
      people.placeBot(number, STAND_IN);
    }
    people.program(number, new SeatProgram(programId, owner, tokenHash));
  }

  /** Revokes a program's token for its owner or the host: the bot decides for itself again. */
  public void end(String person, int number) {
    table.requireAt(person);
    TableSeat seat = table.seat(number);
    if (seat.program() == null) {
      throw TableRefusal.NO_PROGRAM.of();
    }
    if (!seat.isOfProgramOf(person)) {
      table.requireHost(person, HostAction.TAKE_TOKEN_BACK);
    }
    people.program(number, null);
  }
}
