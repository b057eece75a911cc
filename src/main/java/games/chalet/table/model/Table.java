package games.chalet.table.model;

import games.chalet.engine.Seat;
import games.chalet.web.Ids;
import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where people sit before and after a match. Every rule about who may do what at a table is here; a
 * method that refuses throws {@link games.chalet.web.RefusedException} and has changed nothing.
 *
 * <p>Whoever leaves for good during a match keeps the chair until the match is over, marked as
 * gone.
 */
@Entity
@jakarta.persistence.Table(name = "game_table")
public class Table {

  static final int MOST_VISITORS = 60;

  @Id private String id;
  @Version private long lock;
  private long version;
  private String game;
  private String host;
  private String code;

  @Enumerated(EnumType.STRING)
  private Status status;

  @Embedded private Settings settings;
  @Embedded private Occupants people;

  @Column(name = "match_id")
  private @Nullable String match;

  private Instant touchedAt;

  /** What is happening at a table. */
  public enum Status {
    GATHERING,
    PLAYING,
    OVER
  }

  /** For JPA. */
  @SuppressWarnings("NullAway.Init")
  protected Table() {}

  /** A new table whose creator sits in seat 0 as its host. */
  public Table(String game, int seats, Settings settings, String creator, Instant now) {
    this.id = Ids.random();
    this.code = Ids.random();
    this.game = game;
    this.settings = settings;
    this.host = creator;
    this.status = Status.GATHERING;
    this.touchedAt = now;
    this.version = 1;
    this.people = new Occupants(seats);
    people.sit(creator, 0);
  }

  public String id() {
    return id;
  }

  /** Grows with every change; never shrinks. */
  public long version() {
    return version;
  }

  public String game() {
    return game;
  }

  public String host() {
    return host;
  }

  /** The unguessable part of the invite link. */
  public String code() {
    return code;
  }

  public Status status() {
    return status;
  }

  public Settings settings() {
    return settings;
  }

  /** Those at the table; to be looked at, not to be changed past the rules. */
  public Occupants people() {
    return people;
  }

  /** How many seats there are. */
  public int seats() {
    return people.chairs().size();
  }

  /** The running or last match. */
  public Optional<String> match() {
    return Optional.ofNullable(match);
  }

  /** The seat in which somebody plays the running match; empty if they do not. */
  public Optional<Seat> playing(String person) {
    return status == Status.PLAYING
        ? people.seatOf(person).stream().mapToObj(Seat::new).findFirst()
        : Optional.empty();
  }

  /** Nobody is here any more, and no match keeps a chair for anybody. */
  public boolean isDeserted() {
    return status != Status.PLAYING && people.all().isEmpty();
  }

  /** Whether somebody may know of this table and read it. */
  public boolean isOpenTo(@Nullable String person) {
    return (person != null && people.has(person))
        || (settings.isPublic() && (person == null || !people.isBarred(person)));
  }

  /** Whether somebody may watch a match here as one who does not play. */
  public boolean mayWatch(@Nullable String person) {
    return settings.spectators() && isOpenTo(person);
  }

  /** Notes that something changed that those who look at the table can see. */
  public void changed() {
    version++;
  }

  /** Notes that a person did something here; unused tables go away in the end. */
  public void touched(Instant now) {
    touchedAt = now;
  }

  /**
   * Comes to the table, or back to it; needs the code where the table is private. Where nobody else
   * is present, the host's chair falls to who comes.
   */
  public void visit(String person, Optional<String> withCode) {
    if (!people.has(person)) {
      requireAdmission(person, withCode.filter(code::equals).isPresent());
      requireRoomToWatch();
      people.come(person);
    }
    people.seatOf(person).ifPresent(seat -> people.gone(seat, false));
    if (!people.isPresent(host)) {
      host = person;
    }
  }

  /** Takes a free seat; gives up the one they had. Anybody may come to a public table this way. */
  public void sit(String person, int seat) {
    if (!people.has(person)) {
      requireAdmission(person, false);
    }
    requireNoMatch();
    TableSeat chair = chair(seat);
    if (chair.isOf(person)) {
      return;
    }
    if (!chair.isEmpty()) {
      throw TableRefusals.seatTaken();
    }
    people.sit(person, seat);
  }

  /** Empties a seat, one's own or as host another's; its person stays as a visitor. */
  public void stand(String person, int seat) {
    requireAt(person);
    requireNoMatch();
    String occupant = chair(seat).player();
    if (occupant == null) {
      throw TableRefusals.seatEmpty();
    }
    if (!occupant.equals(person)) {
      requireHost(person, "empty another's seat");
    }
    people.remove(occupant);
    people.come(occupant);
  }

  /** Says whether one wants the match to start. */
  public void ready(String person, boolean nowReady) {
    requireAt(person);
    requireGathering();
    people.ready(people.seatOf(person).orElseThrow(TableRefusals::notSeated), nowReady);
  }

  /**
   * Other settings, chosen by the host. What is played is settled before the start; who may look on
   * can be changed at any time. Nobody is less ready for it: those who sit here see what has
   * changed, and can say that they are not.
   *
   * @param choice asked only of the host
   */
  public void settle(String person, Supplier<Settings> choice) {
    requireAt(person);
    requireHost(person, "change the settings");
    Settings chosen = choice.get();
    if (status != Status.GATHERING && !chosen.playsLike(settings)) {
      throw TableRefusals.notGathering();
    }
    settings = chosen;
  }

  /** Hands the host's chair to another person at the table. */
  public void handOver(String person, String heir) {
    requireAt(person);
    requireHost(person, "hand over the host's chair");
    if (!people.isPresent(heir)) {
      throw TableRefusals.unknownVisitor();
    }
    host = heir;
  }

  /**
   * Leaves the table. During a match the chair stays theirs until the match is over. A host's chair
   * goes to the next seat clockwise that has a person, then to the visitor who came first.
   */
  public void leave(String person) {
    requireAt(person);
    Optional<Seat> seat = playing(person);
    if (seat.isPresent()) {
      people.gone(seat.get().index(), true);
      passHost(person, other -> true);
    } else {
      erase(person);
    }
  }

  /** The host removes a guest, who may not return; the old invite link is void. */
  public void remove(String person, String guest) {
    requireAt(person);
    requireHost(person, "remove a guest");
    requireGuest(guest);
    erase(guest);
    people.unmute(guest);
    people.bar(guest);
    code = Ids.random();
  }

  /** Somebody who is forgotten by the house loses everything here, also during a match. */
  public void forget(String person) {
    erase(person);
    people.unmute(person);
    people.unbar(person);
  }

  /**
   * What has to be true before a match can start. Who starts it is ready by that.
   *
   * @param isAway whether somebody has been offline for so long that they have to be waited for
   */
  public void requireStart(String person, Predicate<String> isAway) {
    requireAt(person);
    requireHost(person, "start the match");
    requireGathering();
    if (people.chairs().stream().anyMatch(TableSeat::isEmpty)) {
      throw TableRefusals.emptySeats();
    }
    if (!others(person).allMatch(TableSeat::ready)) {
      throw TableRefusals.notReady();
    }
    if (others(person).map(TableSeat::player).filter(Objects::nonNull).anyMatch(isAway)) {
      throw TableRefusals.absent();
    }
  }

  /**
   * A match has started.
   *
   * @return whether that is news
   */
  public boolean began(String started) {
    if (started.equals(match)) {
      return false;
    }
    status = Status.PLAYING;
    match = started;
    return true;
  }

  /**
   * The match is over: those who left during it lose their chairs, nobody is ready.
   *
   * @return whether that is news
   */
  public boolean ended(String over) {
    if (status != Status.PLAYING || !over.equals(match)) {
      return false;
    }
    status = Status.OVER;
    people.nobodyReady();
    people.gone().forEach(this::erase);
    return true;
  }

  /**
   * Somebody who had left plays again.
   *
   * @return whether that is news
   */
  public boolean returned(Seat seat) {
    if (!chair(seat.index()).gone()) {
      return false;
    }
    people.gone(seat.index(), false);
    return true;
  }

  /** Whether this person may start, and everybody else is ready and sees it begin. */
  public boolean mayStart(String person, Predicate<String> isOnline) {
    return person.equals(host)
        && status == Status.GATHERING
        && others(person)
            .allMatch(
                chair -> chair.ready() && chair.player() != null && isOnline.test(chair.player()));
  }

  /**
   * Gathers again with the same people and options; who has a chair and is here is ready for it,
   * and so is who asks. Where a seat was chosen to begin, the next one does. Asked for twice, it
   * happens once.
   */
  public void rematch(String person, Predicate<String> isHere) {
    requireAt(person);
    if (!person.equals(host) && people.seatOf(person).isEmpty()) {
      throw TableRefusals.notSeated();
    }
    if (status != Status.GATHERING || match == null) {
      if (status != Status.OVER) {
        throw TableRefusals.notOver();
      }
      status = Status.GATHERING;
      settings = settings.rotated(seats());
      people.ready(isHere);
    }
    people.seatOf(person).ifPresent(seat -> people.ready(seat, true));
  }

  /** Whether this person sits here alone as host, at a private table for one, and does not play. */
  public boolean isFreeFor(String person) {
    return seats() == 1
        && !settings.isPublic()
        && person.equals(host)
        && people.seatOf(person).isPresent()
        && status != Status.PLAYING;
  }

  /** Gathers for a match under these settings; who has a chair is ready for it. */
  public void gatherFor(Settings chosen) {
    settings = chosen;
    status = Status.GATHERING;
    people.ready(person -> true);
  }

  /** The host silences a guest, or lets them speak again. */
  public void mute(String person, String guest, boolean nowMuted) {
    requireAt(person);
    requireHost(person, "mute a guest");
    requireGuest(guest);
    if (nowMuted) {
      people.mute(guest);
    } else {
      people.unmute(guest);
    }
  }

  /** Whether this person may write in the chat. */
  public void requireSpeaker(String person) {
    requireAt(person);
    if (people.isMuted(person)) {
      throw TableRefusals.muted();
    }
  }

  /**
   * The host has been away for long: while no match runs, their chair goes to the next person who
   * is online.
   *
   * @return whether there was such a person
   */
  public boolean hostIsAway(String away, Predicate<String> online) {
    return status != Status.PLAYING && passHost(away, online);
  }

  /**
   * Sends everybody home from a table that nobody uses.
   *
   * @param unusedSince only if nobody did anything from this moment on
   * @return whether it was done
   */
  public boolean abandon(Instant unusedSince) {
    if (status == Status.PLAYING || !touchedAt.isBefore(unusedSince)) {
      return false;
    }
    people.all().forEach(this::erase);
    return true;
  }

  private void erase(String person) {
    passHost(person, other -> true);
    people.remove(person);
  }

  private boolean passHost(String from, Predicate<String> eligible) {
    if (!from.equals(host)) {
      return false;
    }
    Optional<String> heir = people.after(from).stream().filter(eligible).findFirst();
    heir.ifPresent(other -> host = other);
    return heir.isPresent();
  }

  private Stream<TableSeat> others(String person) {
    return people.chairs().stream().filter(chair -> !chair.isOf(person));
  }

  private TableSeat chair(int seat) {
    if (seat < 0 || seat >= seats()) {
      throw TableRefusals.unknownSeat();
    }
    return people.chairs().get(seat);
  }

  private void requireAdmission(String person, boolean hasCode) {
    if (!settings.isPublic() && !hasCode) {
      throw TableRefusals.unknownTable();
    }
    if (people.isBarred(person)) {
      throw TableRefusals.barred();
    }
  }

  private void requireRoomToWatch() {
    if (status == Status.PLAYING && !settings.spectators()) {
      throw TableRefusals.noSpectators();
    }
    if (people.visitors().size() >= MOST_VISITORS) {
      throw TableRefusals.tableFull();
    }
  }

  private void requireAt(String person) {
    if (!people.has(person)) {
      throw settings.isPublic() ? TableRefusals.notAtTable() : TableRefusals.unknownTable();
    }
  }

  private void requireHost(String person, String doing) {
    if (!person.equals(host)) {
      throw TableRefusals.notHost(doing);
    }
  }

  private void requireGuest(String guest) {
    if (!people.has(guest)) {
      throw TableRefusals.unknownVisitor();
    }
    if (guest.equals(host)) {
      throw TableRefusals.hostStays();
    }
  }

  private void requireGathering() {
    if (status != Status.GATHERING) {
      throw TableRefusals.notGathering();
    }
  }

  private void requireNoMatch() {
    if (status == Status.PLAYING) {
      throw TableRefusals.matchRunning();
    }
  }
}
