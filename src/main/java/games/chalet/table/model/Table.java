package games.chalet.table.model;

import games.chalet.engine.Seat;
import games.chalet.web.Ids;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Where people sit before and after a match. Every rule about who may do what at a table is here
 * and in what it is asked through: {@link #seating}, {@link #hosting} and {@link #rounds}. A method
 * that refuses throws {@link games.chalet.web.RefusedException} and has changed nothing.
 *
 * <p>Whoever leaves for good during a match keeps the seat until the match is over, marked as gone.
 */
public class Table {

  private final String id;
  private final String game;
  private final Occupants people;
  private long version;
  private String host;
  private String code;
  private Status status;
  private Settings settings;
  private @Nullable String match;
  private Instant touchedAt;

  /** What is happening at a table. */
  public enum Status {
    GATHERING,
    PLAYING,
    OVER
  }

  /**
   * What is kept of a table besides those at it: a row.
   *
   * @param kind which table it is, and of which game
   * @param match the running or last match; null before the first
   * @param touchedAt when a person did something here last
   */
  public record Row(
      Kind kind,
      long version,
      String host,
      String code,
      Status status,
      Settings settings,
      @Nullable String match,
      Instant touchedAt) {}

  /** What never changes of a table. */
  public record Kind(String id, String game) {}

  /** A table as it was kept. */
  public Table(Row row, Occupants people) {
    this.id = row.kind.id;
    this.game = row.kind.game;
    this.people = people;
    this.version = row.version;
    this.host = row.host;
    this.code = row.code;
    this.status = row.status;
    this.settings = row.settings;
    this.match = row.match;
    this.touchedAt = row.touchedAt;
  }

  /** A new table whose creator sits in seat 0 as its host. */
  public Table(String game, int seats, Settings settings, String creator, Instant now) {
    this(
        new Row(
            new Kind(Ids.random(), game),
            1,
            creator,
            Ids.random(),
            Status.GATHERING,
            settings,
            null,
            now),
        new Occupants(seats));
    people.sit(creator, 0);
  }

  /** What is to be kept, besides {@link #people}. */
  public Row row() {
    return new Row(new Kind(id, game), version, host, code, status, settings, match, touchedAt);
  }

  /** The same table once more: what is changed there changes nothing here. */
  public Table copy() {
    return new Table(row(), people.copy());
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

  /** The host's player id. */
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

  /** Those at the table; whoever is outside of this package can only look at them. */
  public Occupants people() {
    return people;
  }

  /** How many seats there are. */
  public int seatCount() {
    return people.seats().size();
  }

  /** The running or last match. */
  public Optional<String> match() {
    return Optional.ofNullable(match);
  }

  /** Coming, sitting down, standing up, leaving. */
  public TableSeating seating() {
    return new TableSeating(this);
  }

  /** What only the host may do, and who is host. */
  public TableHosting hosting() {
    return new TableHosting(this);
  }

  /** Getting ready, a match's start and end, the rematch. */
  public TableRounds rounds() {
    return new TableRounds(this);
  }

  /** Programs that decide for bots. */
  public TablePrograms programs() {
    return new TablePrograms(this);
  }

  /** Nobody is here any more, and no match keeps a seat for anybody. */
  public boolean isDeserted() {
    return status != Status.PLAYING && people.all().isEmpty();
  }

  /** Whether somebody may know of this table and read it. */
  public boolean isOpenTo(@Nullable String person) {
    return (person != null && (people.has(person) || people.hasProgram(person)))
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

  /** Notes that a person did something here; tables that nobody uses are removed in the end. */
  public void touched(Instant now) {
    touchedAt = now;
  }

  /** Whether nobody has done anything here from that moment on. */
  boolean isUntouchedSince(Instant moment) {
    return touchedAt.isBefore(moment);
  }

  void settings(Settings chosen) {
    settings = chosen;
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

  /** Makes the old invite link void. */
  void renewCode() {
    code = Ids.random();
  }

  /** The seat in which somebody plays the running match; empty if they do not. */
  public Optional<Seat> playing(String person) {
    return status == Status.PLAYING
        ? people.seatOf(person).stream().mapToObj(Seat::new).findFirst()
        : Optional.empty();
  }

  /**
   * Takes somebody from the table, and their programs from its bots; where it is the host, another
   * becomes host.
   */
  void erase(String person) {
    passHost(person, other -> true);
    people.remove(person);
    people.endProgramsOf(person);
  }

  /**
   * Makes the next one host, where somebody is it: in the next seat clockwise, then the visitor who
   * came first.
   *
   * @param eligible who may become host
   * @return whether there was such a person
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
      throw TableRefusals.unknownSeat();
    }
    return people.seats().get(number);
  }

  void requireAt(String person) {
    if (!people.has(person)) {
      throw settings.isPublic() ? TableRefusals.notAtTable() : TableRefusals.unknownTable();
    }
  }

  /**
   * Only the host.
   *
   * @param doing what others are told that only the host can do
   */
  void requireHost(String person, String doing) {
    requireAt(person);
    if (!person.equals(host)) {
      throw TableRefusals.notHost(doing);
    }
  }

  /**
   * Refuses whoever may not write in the chat.
   *
   * @throws games.chalet.web.RefusedException if the person is not here, or is muted
   */
  public void requireSpeaker(String person) {
    requireAt(person);
    if (people.isMuted(person)) {
      throw TableRefusals.muted();
    }
  }
}
