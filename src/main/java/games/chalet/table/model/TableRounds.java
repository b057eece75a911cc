package games.chalet.table.model;

import games.chalet.engine.Seat;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The rounds of a table: from gathering to a match, to its end, and to the next. */
public final class TableRounds {

  private final Table table;
  private final Occupants people;

  TableRounds(Table table) {
    this.table = table;
    this.people = table.people();
  }

  /** Sets whether a person wants the match to start or, after one, whether they accept another. */
  public void ready(String person, boolean nowReady) {
    table.requireAt(person);
    if (!isAfterMatch()) {
      requireGathering();
    }
    people.ready(people.seatOf(person).orElseThrow(TableRefusal.NOT_SEATED::of), nowReady);
  }

  /**
   * Checks the conditions for the start of a match. The person who starts it counts as ready.
   *
   * @param isAway true for a person who has been away for so long that others have to wait for them
   */
  public void requireStart(String person, Predicate<String> isAway) {
    table.requireHost(person, HostAction.START);
    requireGathering();
    table.openSeats().requireEnough();
    if (!people.anybodySits()) {
      throw TableRefusal.BOTS_ONLY.of();
    }
    if (!others(person).allMatch(TableSeat::ready)) {
      throw TableRefusal.NOT_READY.of();
    }
    if (others(person).map(TableSeat::player).filter(Objects::nonNull).anyMatch(isAway)) {
      throw TableRefusal.AWAY.of();
    }
  }

  /** Returns true if this person may start, and all others are ready and will see it begin. */
  public boolean mayStart(String person, Predicate<String> isOnline) {
    return person.equals(table.host())
        && table.status() != Table.Status.PLAYING
        && people.anybodySits()
        && table.openSeats().areEnough()
        && others(person).allMatch(seat -> seat.ready() && isThere(seat, isOnline));
  }

  /**
   * Records that a match has started, for which free chairs of a table with open seats are gone.
   *
   * @return true if that is new
   */
  public boolean began(String match) {
    if (table.match().filter(match::equals).isPresent()) {
      return false;
    }
    table.openSeats().removeFree();
    table.status(Table.Status.PLAYING);
    table.match(match);
    return true;
  }

  /**
   * Records that the match is over: players who left during it lose their seats, nobody is ready.
   *
   * @return true if that is new
   */
  public boolean ended(String match) {
    if (!table.isPlaying(match)) {
      return false;
    }
    table.status(Table.Status.OVER);
    people.nobodyReady();
    people.left().forEach(table::erase);
    return true;
  }

  /**
   * Records that a player who had left plays again.
   *
   * @return true if that is new
   */
  public boolean returned(Seat seat) {
    if (!table.seat(seat.index()).left()) {
      return false;
    }
    people.left(seat.index(), false);
    return true;
  }

  /**
   * Accepts a rematch after the end of a match; nobody is moved, and a second request has no
   * effect.
   */
  public void rematch(String person) {
    table.requireAt(person);
    if (!person.equals(table.host()) && people.seatOf(person).isEmpty()) {
      throw TableRefusal.NOT_SEATED.of();
    }
    if (table.status() == Table.Status.PLAYING || table.match().isEmpty()) {
      throw TableRefusal.NOT_OVER.of();
    }
    people.seatOf(person).ifPresent(seat -> people.ready(seat, true));
  }

  /** Returns true if a match is over here and nobody gathers for the next one yet. */
  public boolean isAfterMatch() {
    return table.status() == Table.Status.OVER;
  }

  /**
   * Gathers for a rematch those who have accepted it, the host, the bots, and visitors who wished
   * to join. The others become visitors, and empty chairs vanish. If a seat was chosen to begin,
   * the next one begins now.
   *
   * @param fit returns the settings for the seats that are left
   */
  public void gatherReady(String person, Supplier<Settings> fit) {
    table.requireHost(person, HostAction.START);
    if (!isAfterMatch()) {
      throw TableRefusal.NOT_OVER.of();
    }
    people.seatOf(person).ifPresent(seat -> people.ready(seat, true));
    int most = table.seatRange().map(SeatRange::most).orElse(table.seatCount());
    Settings rotated = table.settings().rotated(table.seatCount());
    table.settings(rotated.amongSeats(people.keepReady()));
    table.requests().seatForNextGame(most);
    table.settings(fit.get());
    table.status(Table.Status.GATHERING);
  }

  /**
   * Returns true if this person sits here alone as host, at a private table for one, and does not
   * play.
   */
  public boolean isFreeFor(String person) {
    return table.seatCount() == 1
        && !table.settings().isPublic()
        && person.equals(table.host())
        && people.seatOf(person).isPresent()
        && table.status() != Table.Status.PLAYING;
  }

  /** Gathers for a match under these settings; all seated players are ready for it. */
  public void gatherFor(Settings chosen) {
    table.settings(chosen);
    table.status(Table.Status.GATHERING);
    people.ready(person -> true);
  }

  private static boolean isThere(TableSeat seat, Predicate<String> isOnline) {
    return seat.hasBot() || (seat.player() != null && isOnline.test(seat.player()));
  }

  private Stream<TableSeat> others(String person) {
    return people.seats().stream().filter(seat -> !seat.isOf(person) && !seat.isEmpty());
  }

  void requireNoGathering() {
    if (table.status() == Table.Status.GATHERING) {
      throw TableRefusal.NOT_PLAYING.of();
    }
  }

  void requireGathering() {
    if (table.status() != Table.Status.GATHERING) {
      throw TableRefusal.NOT_GATHERING.of();
    }
  }
}
