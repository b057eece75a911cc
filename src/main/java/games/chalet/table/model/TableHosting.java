package games.chalet.table.model;

import games.chalet.bots.Level;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The actions that only the host of a table may take, and the succession of hosts. */
public final class TableHosting {

  private final Table table;
  private final Occupants people;

  TableHosting(Table table) {
    this.table = table;
    this.people = table.people();
  }

  /**
   * Changes the settings. Those that affect play are fixed before the start; those about spectators
   * can be changed at any time. Players stay ready: they see the change, and can say that they are
   * not ready.
   *
   * @param choice called only for the host
   * @param isPublicMatch true for a match that was played in public; called only when the room
   *     becomes public
   */
  public void settle(String person, Supplier<Settings> choice, Predicate<String> isPublicMatch) {
    table.requireHost(person, HostAction.CHANGE_SETTINGS);
    Settings chosen = choice.get();
    if (table.status() != Table.Status.GATHERING && !chosen.playsLike(table.settings())) {
      throw TableRefusal.NOT_GATHERING.of();
    }
    if (chosen.isPublic() && !table.settings().isPublic()) {
      table.opened(isPublicMatch);
    }
    table.settings(chosen);
  }

  /**
   * Gathers for a game, before a match or after one; the people stay. For another game the table
   * has open seats, whatever it had before, and the usual options. Persons come before bots, and
   * those who have no seat any more become visitors. The programs' rights end.
   *
   * @param choice returns the numbers of players of the game; called only for the host
   * @param usual returns the settings for the game that the table then has; called only for another
   *     game
   */
  public void chooseGame(
      String person, String game, Supplier<SeatRange> choice, Supplier<Settings> usual) {
    table.requireHost(person, HostAction.CHOOSE_GAME);
    SeatRange range = choice.get();
    if (table.status() == Table.Status.PLAYING) {
      throw TableRefusal.MATCH_RUNNING.of();
    }
    if (table.rounds().isAfterMatch()) {
      table.settings(table.settings().rotated(table.seatCount()));
      table.status(Table.Status.GATHERING);
      table.openSeats().addFree();
    }
    people.seatOf(person).ifPresent(seat -> people.ready(seat, true));
    if (!table.game().equals(game)) {
      people.endPrograms();
      people.resize(range.most(), person);
      table.game(game, range);
      table.settings(usual.get());
    }
    table.requests().seatForNextGame(table.seatCount());
  }

  /** Makes another person at the table host. */
  public void handOver(String person, String heir) {
    table.requireHost(person, HostAction.HAND_OVER);
    if (!people.isPresent(heir)) {
      throw TableRefusal.UNKNOWN_VISITOR.of();
    }
    table.host(heir);
  }

  /** Removes a person, who may not return; the old invite link becomes invalid. */
  public void remove(String person, String other) {
    table.requireHost(person, HostAction.REMOVE_GUEST);
    requireAnother(other);
    table.erase(other);
    people.unmute(other);
    people.bar(other);
    table.renewCode();
  }

  /**
   * Gives a free seat to a bot, or changes the level of the bot that has it, while people gather.
   *
   * @param choice the level, called only for the host
   */
  public void placeBot(String person, int number, Supplier<Level> choice) {
    table.requireHost(person, HostAction.ADD_BOT);
    TableSeat seat = table.seat(number);
    table.rounds().requireGathering();
    if (seat.player() != null || seat.program() != null) {
      throw TableRefusal.SEAT_TAKEN.of();
    }
    people.placeBot(number, choice.get());
  }

  public void mute(String person, String other, boolean nowMuted) {
    table.requireHost(person, HostAction.MUTE_GUEST);
    requireAnother(other);
    if (nowMuted) {
      people.mute(other);
    } else {
      people.unmute(other);
    }
  }

  /**
   * Replaces a host who has been away for long: while no match runs, the next person who is online
   * becomes host.
   *
   * @return true if there was such a person
   */
  public boolean succeed(String away, Predicate<String> online) {
    return table.status() != Table.Status.PLAYING && table.passHost(away, online);
  }

  private void requireAnother(String person) {
    if (!people.has(person)) {
      throw TableRefusal.UNKNOWN_VISITOR.of();
    }
    if (person.equals(table.host())) {
      throw TableRefusal.HOST_STAYS.of();
    }
  }
}
