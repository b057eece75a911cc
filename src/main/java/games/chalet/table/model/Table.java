package games.chalet.table.model;

import games.chalet.engine.Seat;
import games.chalet.web.Ids;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A table at which people sit before and after a match. All rules about permissions at a table are
 * here and in {@link #seating}, {@link #hosting} and {@link #rounds}. A method that refuses throws
 * {@link games.chalet.web.RefusedException} and has changed nothing.
 *
 * <p>A player who leaves for good during a match keeps the seat until the match is over, marked as
 * left.
 */
public class Table {

  private final String id;
  private String game;
  private @Nullable SeatRange seatRange;
  private final Occupants people;
  private final Requests requests;
  private long version;
  private String host;
  private String code;
  private Status status;
  private Settings settings;
  private @Nullable String match;
  private @Nullable String openedAfter;
  private Instant touchedAt;

  /** The phase of a table. */
  public enum Status {
    GATHERING,
    PLAYING,
    OVER
  }

  /**
   * The stored row of a table, without the people at it.
   *
   * @param kind the table's id, its game, and the possible numbers of its seats
   * @param touchedAt the last use by a person
   */
  public record Row(
      Kind kind,
      long version,
      String host,
      String code,
      Round round,
      Settings settings,
      Instant touchedAt) {}

  /**
   * The phase of a table, and its matches.
   *
   * @param match the running or last match; null before the first
   * @param openedAfter the private match that ran or had ended when the room was opened to
   *     strangers the last time; null if there was none
   */
  public record Round(Status status, @Nullable String match, @Nullable String openedAfter) {}

  /**
   * The purpose of a table.
   *
   * @param id never changes
   * @param game the game that is played there next; the host may change it
   * @param seatRange null where the number of seats is fixed
   */
  public record Kind(String id, String game, @Nullable SeatRange seatRange) {}

  /** Creates a table from its stored row. */
  public Table(Row row, Occupants people, Requests requests) {
    this.id = row.kind.id;
    this.game = row.kind.game;
    this.seatRange = row.kind.seatRange;
    this.people = people;
    this.requests = requests;
    this.version = row.version;
    this.host = row.host;
    this.code = row.code;
    this.status = row.round.status;
    this.match = row.round.match;
    this.openedAfter = row.round.openedAfter;
    this.settings = row.settings;
    this.touchedAt = row.touchedAt;
  }

  /** Creates a new table with a fixed number of seats; its creator sits in seat 0 as its host. */
  public Table(String game, int seats, Settings settings, String creator, Instant now) {
    this(new Kind(Ids.random(), game, null), seats, settings, creator, now);
  }

  /** Creates a new table with open seats; its creator sits in seat 0 as its host. */
  public Table(String game, SeatRange range, Settings settings, String creator, Instant now) {
    this(new Kind(Ids.random(), game, range), range.most(), settings, creator, now);
  }

  private Table(Kind kind, int seats, Settings settings, String creator, Instant now) {
    this(
        new Row(
            kind, 1, creator, Ids.random(), new Round(Status.GATHERING, null, null), settings, now),
        new Occupants(seats),
        new Requests(List.of(), List.of()));
    people.sit(creator, 0);
  }

  /** Returns this new table under another id. */
  public Table withId(String other) {
    Row row = row();
    return new Table(
        new Row(
            new Kind(other, game, seatRange),
            row.version,
            row.host,
            row.code,
            row.round,
            row.settings,
            row.touchedAt),
        people,
        requests);
  }

  /**
   * Returns true if this table is as its host would open it again: nobody else is here, and nothing
   * was played, chosen or forbidden.
   *
   * @param opened a new table of the same host
   */
  public boolean isUnused(Table opened) {
    return host.equals(opened.host)
        && game.equals(opened.game)
        && Objects.equals(seatRange, opened.seatRange)
        && seatCount() == opened.seatCount()
        && settings.equals(opened.settings)
        && status == Status.GATHERING
        && match == null
        && people.isAlone(host);
  }

  /** Returns the data to store, in addition to {@link #people} and {@link #requests}. */
  public Row row() {
    return new Row(
        new Kind(id, game, seatRange),
        version,
        host,
        code,
        new Round(status, match, openedAfter),
        settings,
        touchedAt);
  }

  /** Returns a copy: changes of it do not affect this table. */
  public Table copy() {
    return new Table(row(), people.copy(), requests.copy());
  }

  public String id() {
    return id;
  }

  /** Grows with every change; never shrinks. */
  public long version() {
    return version;
  }

  /** Returns the game that is played here next, or now. */
  public String game() {
    return game;
  }

  /** Returns the host's player id. */
  public String host() {
    return host;
  }

  /** Returns the unguessable part of the invite link. */
  public String code() {
    return code;
  }

  public Status status() {
    return status;
  }

  public Settings settings() {
    return settings;
  }

  /** Returns the people at the table; outside of this package they are read-only. */
  public Occupants people() {
    return people;
  }

  public int seatCount() {
    return people.seats().size();
  }

  /** Returns the possible numbers of players at a table with open seats; empty at any other. */
  public Optional<SeatRange> seatRange() {
    return Optional.ofNullable(seatRange);
  }

  /** Returns the chairs that come and go with the matches. */
  public OpenSeats openSeats() {
    return new OpenSeats(this);
  }

  /** Returns the running or last match. */
  public Optional<String> match() {
    return Optional.ofNullable(match);
  }

  /**
   * Returns the match that everyone at the table is told: the running or the last one, but not one
   * played in private before strangers could come in.
   */
  public Optional<String> toldMatch() {
    return match().filter(last -> status == Status.PLAYING || !last.equals(openedAfter));
  }

  /** Returns the last match that was played in private before strangers could come in. */
  public Optional<String> openedAfter() {
    return Optional.ofNullable(openedAfter);
  }

  /** Returns the rules for coming, sitting down, standing up and leaving. */
  public TableSeating seating() {
    return new TableSeating(this);
  }

  /** Returns the actions that only the host may take, and the succession of hosts. */
  public TableHosting hosting() {
    return new TableHosting(this);
  }

  /** Returns the rules for getting ready, a match's start and end, and the rematch. */
  public TableRounds rounds() {
    return new TableRounds(this);
  }

  /** Returns the rules for questions to the host. */
  public TableRequests requests() {
    return new TableRequests(this, requests);
  }

  /** Returns the rules for claims to seats, and for seats that are taken back. */
  public TableClaims claims() {
    return new TableClaims(this, requests);
  }

  /** Returns the rules for programs that decide for bots. */
  public TablePrograms programs() {
    return new TablePrograms(this);
  }

  /** Returns true if this match is running here. */
  public boolean isPlaying(String id) {
    return status == Status.PLAYING && id.equals(match);
  }

  /** Returns true if nobody is here any more, and no match keeps a seat for anyone. */
  public boolean isDeserted() {
    return status != Status.PLAYING && people.all().isEmpty();
  }

  /** Returns true if a person may know of this table and read it. */
  public boolean isOpenTo(@Nullable String person) {
    return (person != null && (people.has(person) || people.hasProgram(person)))
        || (isOpen() && (person == null || !people.isBarred(person)));
  }

  /**
   * Returns true if strangers may come in. A room that becomes public while a private match runs
   * opens when that is over.
   */
  public boolean isOpen() {
    return settings.isPublic() && openedAfter().filter(this::isPlaying).isEmpty();
  }

  /** Returns true if a person may at least read who is here. */
  public boolean isKnownTo(@Nullable String person) {
    return isOpenTo(person) || claims().isFormer(person);
  }

  /** Returns true if a person may watch a match here without playing. */
  public boolean mayWatch(@Nullable String person) {
    return settings.spectators() && isOpenTo(person);
  }

  /** Notes a change that is visible to the people at the table. */
  public void changed() {
    requests().prune();
    version++;
  }

  /** Notes that a person has used the table; unused tables are removed in the end. */
  public void touched(Instant now) {
    touchedAt = now;
  }

  /** Returns true if the table was not used from that moment on. */
  public boolean isUntouchedSince(Instant moment) {
    return touchedAt.isBefore(moment);
  }

  void settings(Settings chosen) {
    settings = chosen;
  }

  /** Records that strangers may come in now, or when the running match is over. */
  void opened(Predicate<String> isPublicMatch) {
    match().filter(isPublicMatch.negate()).ifPresent(last -> openedAfter = last);
  }

  void game(String chosen, SeatRange range) {
    game = chosen;
    seatRange = range;
  }

  void status(Status now) {
    status = now;
  }

  void match(String started) {
    match = started;
  }

  void host(String person) {
    host = person;
  }

  /** Makes the old invite link invalid. */
  void renewCode() {
    code = Ids.random();
  }

  /** Returns the seat in which a person plays the running match; empty if they do not. */
  public Optional<Seat> playing(String person) {
    return status == Status.PLAYING
        ? people.seatOf(person).stream().mapToObj(Seat::new).findFirst()
        : Optional.empty();
  }

  /**
   * Removes a person from the table, and their programs from its bots; if it is the host, another
   * becomes host.
   */
  void erase(String person) {
    passHost(person, other -> true);
    people.remove(person);
    people.endProgramsOf(person);
  }

  /**
   * Makes the next person host if this one is host: the one in the next seat clockwise, then the
   * visitor who came first.
   *
   * @param eligible the people who may become host
   * @return true if there was such a person
   */
  boolean passHost(String from, Predicate<String> eligible) {
    if (!from.equals(host)) {
      return false;
    }
    Optional<String> heir = people.after(from).stream().filter(eligible).findFirst();
    heir.ifPresent(other -> host = other);
    return heir.isPresent();
  }

  TableSeat seat(int number) {
    if (number < 0 || number >= seatCount()) {
      throw TableRefusal.UNKNOWN_SEAT.of();
    }
    return people.seats().get(number);
  }

  void requireAt(String person) {
    if (!people.has(person)) {
      throw isOpen() ? TableRefusal.NOT_THERE.of() : TableRefusal.UNKNOWN.of();
    }
  }

  /**
   * Refuses a person who is not the host.
   *
   * @param action named in the refusal
   */
  void requireHost(String person, HostAction action) {
    requireAt(person);
    if (!person.equals(host)) {
      throw TableRefusal.NOT_HOST.of(action);
    }
  }

  /**
   * Refuses a person who may not write in the chat.
   *
   * @throws games.chalet.web.RefusedException if the person is not here, or is muted
   */
  public void requireSpeaker(String person) {
    requireAt(person);
    if (people.isMuted(person)) {
      throw TableRefusal.MUTED.of();
    }
  }
}
