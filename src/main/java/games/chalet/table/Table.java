package games.chalet.table;

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
import java.util.ArrayList;
import java.util.List;
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
class Table {

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
  @Embedded private People people;

  @Column(name = "match_id")
  private @Nullable String match;

  private Instant touchedAt;

  /** What is happening at a table. */
  enum Status {
    GATHERING,
    PLAYING,
    OVER
  }

  /** For JPA. */
  @SuppressWarnings("NullAway.Init")
  protected Table() {}

  /** A new table whose creator sits in seat 0 as its host. */
  Table(String game, int seats, Settings settings, String creator, Instant now) {
    this.id = Ids.random();
    this.code = Ids.random();
    this.game = game;
    this.settings = settings;
    this.host = creator;
    this.status = Status.GATHERING;
    this.touchedAt = now;
    this.version = 1;
    this.people = new People(seats);
    people.sit(creator, 0);
  }

  String id() {
    return id;
  }

  /** Grows with every change; never shrinks. */
  long version() {
    return version;
  }

  String game() {
    return game;
  }

  String host() {
    return host;
  }

  /** The unguessable part of the invite link. */
  String code() {
    return code;
  }

  Status status() {
    return status;
  }

  Settings settings() {
    return settings;
  }

  /** Those at the table; to be looked at, not to be changed past the rules. */
  People people() {
    return people;
  }

  /** How many seats there are. */
  int seats() {
    return people.chairs().size();
  }

  /** The running or last match. */
  Optional<String> match() {
    return Optional.ofNullable(match);
  }

  /** The seat in which somebody plays the running match; empty if they do not. */
  Optional<Seat> playing(String person) {
    return status == Status.PLAYING
        ? people.seatOf(person).stream().mapToObj(Seat::new).findFirst()
        : Optional.empty();
  }

  /** Nobody is here any more, and no match keeps a chair for anybody. */
  boolean isDeserted() {
    return status != Status.PLAYING && people.all().isEmpty();
  }

  /** Whether somebody may know of this table and read it. */
  boolean isOpenTo(@Nullable String person) {
    return (person != null && people.has(person))
        || (settings.isPublic() && (person == null || !people.isBarred(person)));
  }

  /** Whether somebody may watch a match here as one who does not play. */
  boolean mayWatch(@Nullable String person) {
    return settings.spectators() && isOpenTo(person);
  }

  /** The topics on which this table and its match speak to those who do not play. */
  List<String> topics() {
    List<String> topics = new ArrayList<>(List.of(Destinations.table(id)));
    match().map(Destinations::spectators).ifPresent(topics::add);
    return topics;
  }

  /** Notes that something changed that those who look at the table can see. */
  void changed() {
    version++;
  }

  /** Notes that a person did something here; unused tables go away in the end. */
  void touched(Instant now) {
    touchedAt = now;
  }

  /**
   * Comes to the table, or back to it; needs the code where the table is private. Where nobody else
   * is present, the host's chair falls to who comes.
   */
  void visit(String person, Optional<String> withCode) {
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
  void sit(String person, int seat) {
    if (!people.has(person)) {
      requireAdmission(person, false);
    }
    requireNoMatch();
    Chair chair = chair(seat);
    if (chair.isOf(person)) {
      return;
    }
    if (!chair.isEmpty()) {
      throw Refusals.seatTaken();
    }
    people.sit(person, seat);
  }

  /** Empties a seat, one's own or as host another's; its person stays as a visitor. */
  void stand(String person, int seat) {
    requireAt(person);
    requireNoMatch();
    String occupant = chair(seat).player();
    if (occupant == null) {
      throw Refusals.seatEmpty();
    }
    if (!occupant.equals(person)) {
      requireHost(person, "empty another's seat");
    }
    people.remove(occupant);
    people.come(occupant);
  }

  /** Says whether one wants the match to start. */
  void ready(String person, boolean nowReady) {
    requireAt(person);
    requireGathering();
    people.ready(people.seatOf(person).orElseThrow(Refusals::notSeated), nowReady);
  }

  /**
   * Other settings, chosen by the host. What is played is settled before the start; who may look on
   * can be changed at any time. Nobody is less ready for it: those who sit here see what has
   * changed, and can say that they are not.
   *
   * @param choice asked only of the host
   */
  void settle(String person, Supplier<Settings> choice) {
    requireAt(person);
    requireHost(person, "change the settings");
    Settings chosen = choice.get();
    if (status != Status.GATHERING && !chosen.playsLike(settings)) {
      throw Refusals.notGathering();
    }
    settings = chosen;
  }

  /** Hands the host's chair to another person at the table. */
  void handOver(String person, String heir) {
    requireAt(person);
    requireHost(person, "hand over the host's chair");
    if (!people.isPresent(heir)) {
      throw Refusals.unknownVisitor();
    }
    host = heir;
  }

  /**
   * Leaves the table. During a match the chair stays theirs until the match is over. A host's chair
   * goes to the next seat clockwise that has a person, then to the visitor who came first.
   */
  void leave(String person) {
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
  void remove(String person, String guest) {
    requireAt(person);
    requireHost(person, "remove a guest");
    requireGuest(guest);
    erase(guest);
    people.unmute(guest);
    people.bar(guest);
    code = Ids.random();
  }

  /** Somebody who is forgotten by the house loses everything here, also during a match. */
  void forget(String person) {
    erase(person);
    people.unmute(person);
    people.unbar(person);
  }

  /**
   * What has to be true before a match can start. Who starts it is ready by that.
   *
   * @param isAway whether somebody has been offline for so long that they have to be waited for
   */
  void requireStart(String person, Predicate<String> isAway) {
    requireAt(person);
    requireHost(person, "start the match");
    requireGathering();
    if (people.chairs().stream().anyMatch(Chair::isEmpty)) {
      throw Refusals.emptySeats();
    }
    if (!others(person).allMatch(Chair::ready)) {
      throw Refusals.notReady();
    }
    if (others(person).map(Chair::player).filter(Objects::nonNull).anyMatch(isAway)) {
      throw Refusals.absent();
    }
  }

  /**
   * A match has started.
   *
   * @return whether that is news
   */
  boolean began(String started) {
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
  boolean ended(String over) {
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
  boolean returned(Seat seat) {
    if (!chair(seat.index()).gone()) {
      return false;
    }
    people.gone(seat.index(), false);
    return true;
  }

  /** Whether this person may start, and everybody else is ready and sees it begin. */
  boolean mayStart(String person, Predicate<String> isOnline) {
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
  void rematch(String person, Predicate<String> isHere) {
    requireAt(person);
    if (!person.equals(host) && people.seatOf(person).isEmpty()) {
      throw Refusals.notSeated();
    }
    if (status != Status.GATHERING || match == null) {
      if (status != Status.OVER) {
        throw Refusals.notOver();
      }
      status = Status.GATHERING;
      settings = settings.rotated(seats());
      people.ready(isHere);
    }
    people.seatOf(person).ifPresent(seat -> people.ready(seat, true));
  }

  /** Whether this person sits here alone as host, at a private table for one, and does not play. */
  boolean isFreeFor(String person) {
    return seats() == 1
        && !settings.isPublic()
        && person.equals(host)
        && people.seatOf(person).isPresent()
        && status != Status.PLAYING;
  }

  /** Gathers for a match under these settings; who has a chair is ready for it. */
  void gatherFor(Settings chosen) {
    settings = chosen;
    status = Status.GATHERING;
    people.ready(person -> true);
  }

  /** The host silences a guest, or lets them speak again. */
  void mute(String person, String guest, boolean nowMuted) {
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
  void requireSpeaker(String person) {
    requireAt(person);
    if (people.isMuted(person)) {
      throw Refusals.muted();
    }
  }

  /**
   * The host has been away for long: while no match runs, their chair goes to the next person who
   * is online.
   *
   * @return whether there was such a person
   */
  boolean hostIsAway(String away, Predicate<String> online) {
    return status != Status.PLAYING && passHost(away, online);
  }

  /**
   * Sends everybody home from a table that nobody uses.
   *
   * @param unusedSince only if nobody did anything from this moment on
   * @return whether it was done
   */
  boolean abandon(Instant unusedSince) {
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

  private Stream<Chair> others(String person) {
    return people.chairs().stream().filter(chair -> !chair.isOf(person));
  }

  private Chair chair(int seat) {
    if (seat < 0 || seat >= seats()) {
      throw Refusals.unknownSeat();
    }
    return people.chairs().get(seat);
  }

  private void requireAdmission(String person, boolean hasCode) {
    if (!settings.isPublic() && !hasCode) {
      throw Refusals.unknownTable();
    }
    if (people.isBarred(person)) {
      throw Refusals.barred();
    }
  }

  private void requireRoomToWatch() {
    if (status == Status.PLAYING && !settings.spectators()) {
      throw Refusals.noSpectators();
    }
    if (people.visitors().size() >= MOST_VISITORS) {
      throw Refusals.tableFull();
    }
  }

  private void requireAt(String person) {
    if (!people.has(person)) {
      throw settings.isPublic() ? Refusals.notAtTable() : Refusals.unknownTable();
    }
  }

  private void requireHost(String person, String doing) {
    if (!person.equals(host)) {
      throw Refusals.notHost(doing);
    }
  }

  private void requireGuest(String guest) {
    if (!people.has(guest)) {
      throw Refusals.unknownVisitor();
    }
    if (guest.equals(host)) {
      throw Refusals.hostStays();
    }
  }

  private void requireGathering() {
    if (status != Status.GATHERING) {
      throw Refusals.notGathering();
    }
  }

  private void requireNoMatch() {
    if (status == Status.PLAYING) {
      throw Refusals.matchRunning();
    }
  }
}
