package games.chalet.table.model;

import games.chalet.bots.Level;
import games.chalet.table.model.TableSeat.SeatProgram;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The people at a table, each either in a seat or a visitor without one, and the people who are
 * muted or barred. It knows where people are, not what they may do.
 */
public class Occupants {

  private final List<TableSeat> seats;

  /** Everyone here, also those who sit, in the order in which they came. */
  private final List<String> present;

  private final Set<String> muted;
  private final Set<String> barred;

  /**
   * Creates the people at a table.
   *
   * @param present everyone in the order in which they came; players who are missing came first
   * @param muted the people who may not write
   * @param barred the people who may not come
   */
  public Occupants(
      Collection<TableSeat> seats,
      Collection<String> present,
      Collection<String> muted,
      Collection<String> barred) {
    this.seats = new ArrayList<>(seats);
    this.present = new ArrayList<>();
    Stream.concat(seated().filter(player -> !present.contains(player)), present.stream())
        .distinct()
        .forEach(this.present::add);
    this.muted = new HashSet<>(muted);
    this.barred = new HashSet<>(barred);
  }

  /** Creates empty seats, without any person. */
  Occupants(int count) {
    this(Collections.nCopies(count, TableSeat.EMPTY), List.of(), Set.of(), Set.of());
  }

  public List<TableSeat> seats() {
    return List.copyOf(seats);
  }

  /** Returns everyone here, also those who sit, in the order in which they came. */
  public List<String> inOrder() {
    return List.copyOf(present);
  }

  /** Returns those without a seat, in the order in which they came. */
  public List<String> visitors() {
    return present.stream().filter(person -> seatOf(person).isEmpty()).toList();
  }

  public Set<String> muted() {
    return Set.copyOf(muted);
  }

  public Set<String> barred() {
    return Set.copyOf(barred);
  }

  /** Replaces the seats; nobody may lose theirs by it. */
  void replaceSeats(Collection<TableSeat> others) {
    List<TableSeat> now = List.copyOf(others);
    seats.clear();
    seats.addAll(now);
  }

  Occupants copy() {
    return new Occupants(seats, present, muted, barred);
  }

  /** Returns all people: by seat, then those without one in the order in which they came. */
  public Set<String> all() {
    Set<String> all = new LinkedHashSet<>();
    seated().forEach(all::add);
    all.addAll(present);
    return all;
  }

  /** Returns true if this is the id of a program that decides here for a bot. */
  public boolean hasProgram(String id) {
    return seats.stream().anyMatch(seat -> seat.isOfProgram(id));
  }

  public boolean has(String person) {
    return present.contains(person);
  }

  /** Returns true if a person is here and has not left during the match. */
  boolean isPresent(String person) {
    return has(person) && seats.stream().noneMatch(taken -> taken.isOf(person) && taken.left());
  }

  boolean isMuted(String person) {
    return muted.contains(person);
  }

  boolean isBarred(String person) {
    return barred.contains(person);
  }

  OptionalInt seatOf(String person) {
    return IntStream.range(0, seats.size()).filter(n -> seats.get(n).isOf(person)).findFirst();
  }

  /**
   * Returns the other people present, in the order of succession: clockwise from that person's
   * seat, then the visitors as they came.
   */
  List<String> after(String person) {
    int first = seatOf(person).orElse(-1) + 1;
    Stream<String> clockwise =
        IntStream.range(0, seats.size())
            .mapToObj(step -> seats.get((first + step) % seats.size()).player())
            .filter(Objects::nonNull);
    return Stream.concat(clockwise, visitors().stream())
        .filter(other -> !other.equals(person) && isPresent(other))
        .toList();
  }

  /** Returns true if a person has the only taken seat, and nobody else is here, muted or barred. */
  boolean isAlone(String person) {
    return present.equals(List.of(person))
        && seatOf(person).isPresent()
        && taken() == 1
        && muted.isEmpty()
        && barred.isEmpty();
  }

  /** Returns true if a person has a seat, or the program of one. */
  boolean anybodySits() {
    return seated().findAny().isPresent() || !programs().isEmpty();
  }

  /** Returns the number of seats that a person or a bot has. */
  int taken() {
    return (int) seats.stream().filter(seat -> !seat.isEmpty()).count();
  }

  /** Returns the first seat that neither a person nor a bot has. */
  OptionalInt firstFree() {
    return IntStream.range(0, seats.size()).filter(n -> seats.get(n).isEmpty()).findFirst();
  }

  /** Returns the first free seat, else the first of a bot that makes room for a person. */
  OptionalInt firstFreeOrBots() {
    OptionalInt free = firstFree();
    return free.isPresent()
        ? free
        : IntStream.range(0, seats.size())
            .filter(n -> seats.get(n).hasBot() && seats.get(n).program() == null)
            .findFirst();
  }

  /** Places a bot in a free seat, or changes the level of the bot there. */
  void placeBot(int seat, Level level) {
    TableSeat before = seats.get(seat);
    String name =
        before.botName() != null
            ? before.botName()
            : BotNames.draw(
                seats.stream().map(TableSeat::botName).filter(Objects::nonNull).toList());
    seats.set(seat, TableSeat.of(name, level));
  }

  void removeBot(int seat) {
    seats.set(seat, TableSeat.EMPTY);
  }

  /**
   * Makes visitors of those who are not ready, and removes all seats that neither a person nor a
   * bot has then.
   *
   * @return the new numbers of the seats that stay, by their old ones
   */
  List<Integer> keepReady() {
    seats.stream()
        .filter(taken -> !taken.ready())
        .map(TableSeat::player)
        .filter(Objects::nonNull)
        .toList()
        .forEach(this::standUp);
    List<Integer> stay =
        IntStream.range(0, seats.size()).filter(n -> !seats.get(n).isEmpty()).boxed().toList();
    seats.removeIf(TableSeat::isEmpty);
    return stay;
  }

  /**
   * Makes so many seats. Persons come before bots: whoever has no seat any more becomes a visitor,
   * and a bot leaves. The order stays.
   *
   * @param first the person who keeps a seat in any case
   */
  void resize(int count, String first) {
    while (seats.size() > count) {
      makeRoom(first);
    }
    while (seats.size() < count) {
      seats.add(TableSeat.EMPTY);
    }
  }

  /** Removes the last seat that is free, else that of a bot, else of a person. */
  private void makeRoom(String first) {
    int last =
        lastSeat(TableSeat::isEmpty)
            .orElseGet(
                () ->
                    lastSeat(TableSeat::hasBot)
                        .orElseGet(() -> lastSeat(seat -> !seat.isOf(first)).orElseThrow()));
    seats.remove(last);
  }

  private Optional<Integer> lastSeat(Predicate<TableSeat> which) {
    return IntStream.range(0, seats.size())
        .boxed()
        .filter(number -> which.test(seats.get(number)))
        .max(Integer::compare);
  }

  /** Makes a visitor of a person who sits. */
  void standUp(String person) {
    seatOf(person).ifPresent(seat -> seats.set(seat, TableSeat.EMPTY));
  }

  /** Lets all bots decide for themselves. */
  void endPrograms() {
    seats.replaceAll(seat -> seat.with(null));
  }

  /** Sets the program that decides for the bot of a seat; null: the bot itself. */
  void program(int seat, @Nullable SeatProgram program) {
    seats.set(seat, seats.get(seat).with(program));
  }

  /** Ends a person's programs: the bots decide for themselves again. */
  void endProgramsOf(String person) {
    seats.replaceAll(seat -> seat.isOfProgramOf(person) ? seat.with(null) : seat);
  }

  /** Returns the programs that decide for bots, by seat. */
  public Map<Integer, SeatProgram> programs() {
    Map<Integer, SeatProgram> programs = new TreeMap<>();
    for (int number = 0; number < seats.size(); number++) {
      SeatProgram program = seats.get(number).program();
      if (program != null) {
        programs.put(number, program);
      }
    }
    return programs;
  }

  /** Returns the players who left during the match. */
  List<String> left() {
    return seats.stream()
        .filter(TableSeat::left)
        .map(TableSeat::player)
        .filter(Objects::nonNull)
        .toList();
  }

  /** Adds a visitor without a seat. */
  void come(String person) {
    if (!has(person)) {
      present.add(person);
    }
  }

  /**
   * Moves a person to a seat that no person has; from another seat they take their readiness along.
   * A bot that was there moves to the seat that becomes free, or to another free one, or leaves.
   */
  void sit(String person, int seat) {
    TableSeat before = seats.get(seat);
    TableSeat taken =
        seatOf(person).stream().mapToObj(seats::get).findFirst().orElse(TableSeat.of(person));
    OptionalInt former = seatOf(person);
    standUp(person);
    come(person);
    seats.set(seat, taken);
    if (before.hasBot() && before.program() == null) {
      (former.isPresent() ? former : firstFree()).ifPresent(other -> seats.set(other, before));
    }
  }

  /** Seats a visitor in a free seat or, up to that number of seats, in a new one. */
  void sitOrAdd(String person, int most) {
    if (firstFree().isEmpty() && seats.size() < most) {
      seats.add(TableSeat.EMPTY);
    }
    firstFree().ifPresent(seat -> sit(person, seat));
  }

  /** Gives a seat to a visitor, as ready as its holder was, who leaves the table. */
  void passSeat(int seat, String person) {
    come(person);
    TableSeat before = seats.get(seat);
    present.remove(before.player());
    boolean ready = before.ready();
    seats.set(seat, new TableSeat(person, ready, false, null, null, null));
  }

  /** Removes a person from their seat or from among the visitors. */
  void remove(String person) {
    standUp(person);
    present.remove(person);
  }

  void ready(int seat, boolean nowReady) {
    seats.set(seat, seats.get(seat).withReady(nowReady));
  }

  /** Makes exactly these people in seats ready. */
  void ready(Predicate<String> who) {
    seats.replaceAll(taken -> taken.withReady(taken.player() != null && who.test(taken.player())));
  }

  void nobodyReady() {
    seats.replaceAll(taken -> taken.withReady(false));
  }

  void left(int seat, boolean nowLeft) {
    seats.set(seat, seats.get(seat).withLeft(nowLeft));
  }

  void mute(String person) {
    muted.add(person);
  }

  void unmute(String person) {
    muted.remove(person);
  }

  void bar(String person) {
    barred.add(person);
  }

  void unbar(String person) {
    barred.remove(person);
  }

  private Stream<String> seated() {
    return seats.stream().map(TableSeat::player).filter(Objects::nonNull);
  }

  /** The names of bots, chosen so that a bot is not taken for a guest. */
  static final class BotNames {

    private static final List<String> NAMES =
        List.of(
            "Bot Alma",
            "Bot Bruno",
            "Bot Clara",
            "Bot Edgar",
            "Bot Frida",
            "Bot Gustav",
            "Bot Hedda",
            "Bot Ivar",
            "Bot Juno",
            "Bot Karl",
            "Bot Lotte",
            "Bot Milo",
            "Bot Nora",
            "Bot Otto",
            "Bot Pia",
            "Bot Runa");

    private static final SecureRandom RANDOM = new SecureRandom();

    private BotNames() {}

    /** Returns a name that is not taken. */
    static String draw(Collection<String> taken) {
      List<String> free = new ArrayList<>(NAMES);
      free.removeAll(taken);
      return free.get(RANDOM.nextInt(free.size()));
    }
  }
}
