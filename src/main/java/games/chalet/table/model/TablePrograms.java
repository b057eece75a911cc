package games.chalet.table.model;

import games.chalet.bots.Level;

/**
 * Programs of those at a table that decide for the bots of seats. While people gather, the host may
 * have one in a free seat or in that of a bot, and everybody may give up their own seat to theirs.
 */
public final class TablePrograms {

  /** How well the bot plays where the program does not decide. */
  private static final Level STAND_IN = Level.SKIER;

  private final Table table;
  private final Occupants people;

  TablePrograms(Table table) {
    this.table = table;
    this.people = table.people();
  }

  /**
   * A program is to have a seat; its owner stays at the table without one, if it was theirs. Where
   * a program of the same owner has it already, that one goes on with another token.
   *
   * @param programId how it is to be known, if it is new
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
      table.requireHost(owner, "give that seat to a program");
    }
    table.rounds().requireGathering();
    if (before != null || (seat.player() != null && !seat.isOf(owner))) {
      throw TableRefusals.seatTaken();
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

  /** The owner of a program, or the host, takes its token back: the bot decides by itself. */
  public void end(String person, int number) {
    table.requireAt(person);
    TableSeat seat = table.seat(number);
    if (seat.program() == null) {
      throw TableRefusals.noProgram();
    }
    if (!seat.isOfProgramOf(person)) {
      table.requireHost(person, "take back the token of another's program");
    }
    people.program(number, null);
  }
}
