package games.chalet.table.model;

import games.chalet.engine.Seat;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Predicate;

/** The rules for coming to a table, sitting there and leaving it. */
public final class TableSeating {

  static final int MOST_VISITORS = 60;

  private final Table table;
  private final Occupants people;

  TableSeating(Table table) {
    this.table = table;
    this.people = table.people();
  }

  /** Returns the number of its places: chairs, as many as there can be, and places to watch. */
  public int places() {
    return table.seatRange().map(SeatRange::most).orElseGet(table::seatCount) + MOST_VISITORS;
  }

  /**
   * Comes to the table where no seat may be claimed: see {@link #visit(String, Optional,
   * Predicate)}.
   */
  public void visit(String person, Optional<String> withCode) {
    visit(person, withCode, player -> false);
  }

  /**
   * Comes to the table, or back to it; needs the code if the table is private. If no other person
   * is present, the visitor becomes host. Where spectators are not allowed, a visitor with the code
   * may come while a seat may be claimed, to say that they are its player; they see no match.
   *
   * @param isClaimable true for a player who has been away for long enough
   */
  public void visit(String person, Optional<String> withCode, Predicate<String> isClaimable) {
    if (!people.has(person)) {
      boolean hasCode = withCode.filter(table.code()::equals).isPresent();
      requireAdmission(person, hasCode);
      if (!hasCode || people.seats().stream().noneMatch(seat -> seat.isClaimable(isClaimable))) {
        requireSpectators();
      }
      requireRoom();
      people.come(person);
    }
    people.seatOf(person).ifPresent(seat -> people.left(seat, false));
    if (!people.isPresent(table.host())) {
      table.host(person);
    }
  }

  /**
   * Comes in to play: visits, see {@link #visit(String, Optional, Predicate)}, and takes the first
   * seat that can be had. Whoever sits already stays there; without a seat they watch.
   */
  public void comeIn(String person, Optional<String> withCode, Predicate<String> isClaimable) {
    visit(person, withCode, isClaimable);
    takeFirstSeat(person);
  }

  /**
   * Seats a person who is here and has no seat: while people gather, on the first free seat, else
   * on a bot's.
   */
  void takeFirstSeat(String person) {
    if (table.status() == Table.Status.GATHERING && people.seatOf(person).isEmpty()) {
      people.firstFreeOrBots().ifPresent(seat -> people.sit(person, seat));
    }
  }

  /**
   * Takes a seat that no person has, and gives up the previous one; a bot makes room, but another's
   * program does not. Anyone may come to a public table this way.
   */
  public void sit(String person, int number) {
    if (!people.has(person)) {
      requireAdmission(person, false);
    }
    requireNoMatch();
    TableSeat seat = table.seat(number);
    if (seat.isOf(person)) {
      return;
    }
    if (seat.player() != null || (seat.program() != null && !seat.isOfProgramOf(person))) {
      throw TableRefusal.SEAT_TAKEN.of();
    }
    people.sit(person, number);
  }

  /**
   * Empties one's own seat or, as host, another's; its person stays as a visitor, and a bot leaves.
   */
  public void stand(String person, int number) {
    table.requireAt(person);
    requireNoMatch();
    if (table.seat(number).hasBot()) {
      if (!table.seat(number).isOfProgramOf(person)) {
        table.requireHost(person, HostAction.REMOVE_BOT);
      }
      people.removeBot(number);
      return;
    }
    String occupant = table.seat(number).player();
    if (occupant == null) {
      throw TableRefusal.SEAT_EMPTY.of();
    }
    if (!occupant.equals(person)) {
      table.requireHost(person, HostAction.EMPTY_SEAT);
    }
    people.standUp(occupant);
  }

  /**
   * Leaves the table. During a match the seat stays theirs until the match is over. If it is the
   * host, the person in the next seat clockwise becomes host, else the visitor who came first.
   */
  public void leave(String person) {
    table.requireAt(person);
    Optional<Seat> seat = table.playing(person);
    if (seat.isPresent()) {
      people.left(seat.get().index(), true);
      table.passHost(person, other -> true);
    } else {
      table.erase(person);
    }
  }

  /** Removes everything of a player whom the server forgets, also during a match. */
  public void forget(String person) {
    table.erase(person);
    table.requests().forget(person);
    people.unmute(person);
    people.unbar(person);
  }

  /**
   * Removes all people from an unused table.
   *
   * @param unusedSince only if nobody used it from this moment on
   * @return true if that was done
   */
  public boolean abandon(Instant unusedSince) {
    if (table.status() == Table.Status.PLAYING || !table.isUntouchedSince(unusedSince)) {
      return false;
    }
    people.all().forEach(table::erase);
    return true;
  }

  private void requireAdmission(String person, boolean hasCode) {
    if (!table.isOpen() && !hasCode) {
      throw TableRefusal.UNKNOWN.of();
    }
    if (people.isBarred(person)) {
      throw TableRefusal.BARRED.of();
    }
  }

  void requireRoomToWatch() {
    requireSpectators();
    requireRoom();
  }

  private void requireSpectators() {
    if (table.status() == Table.Status.PLAYING && !table.settings().spectators()) {
      throw TableRefusal.NO_SPECTATORS.of();
    }
  }

  private void requireRoom() {
    if (people.visitors().size() >= MOST_VISITORS) {
      throw TableRefusal.FULL.of();
    }
  }

  private void requireNoMatch() {
    if (table.status() == Table.Status.PLAYING) {
      throw TableRefusal.MATCH_RUNNING.of();
    }
  }
}
