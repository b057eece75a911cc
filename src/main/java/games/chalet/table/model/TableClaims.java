package games.chalet.table.model;

import games.chalet.table.model.Requests.Passing;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The rules for claims: who answers when a visitor says that they are the player of a seat, when it
 * passes, and how the former player gets it back.
 */
public final class TableClaims {

  /** The time that others have to say no after somebody has agreed. */
  static final Duration OBJECTION = Duration.ofSeconds(20);

  /** The people who have to agree in a match of days before its player has missed a turn. */
  private static final int ENOUGH_BY_DAY = 2;

  /** The most passings of one seat that are remembered. */
  static final int MOST_OF_A_SEAT = 8;

  private final Table table;
  private final Occupants people;
  private final Requests requests;

  TableClaims(Table table, Requests requests) {
    this.table = table;
    this.people = table.people();
    this.requests = requests;
  }

  /**
   * Returns those who answer a claim: all others who sit here and are online. If there is none, it
   * is the host, if online, unless they ask themselves.
   */
  public List<String> voters(Request claim, Predicate<String> online) {
    Predicate<String> isThere =
        person ->
            !person.equals(claim.holder())
                && !person.equals(claim.person())
                && people.isPresent(person)
                && online.test(person);
    List<String> seated = seated().filter(isThere).toList();
    return seated.isEmpty() ? Stream.of(table.host()).filter(isThere).toList() : seated;
  }

  void requireVoter(String person, Request claim, Predicate<String> online) {
    if (person.equals(claim.holder())) {
      throw TableRefusal.NOT_AWAY.of();
    }
    if (!voters(claim, online).contains(person)) {
      throw TableRefusal.NOT_SEATED.of();
    }
  }

  /**
   * Returns a claim as it is once this person has agreed to it. Nothing is changed.
   *
   * @throws games.chalet.web.RefusedException if the player of the seat is here
   */
  public Request agreed(String person, Request claim, Attendance there, Instant now) {
    if (!hasLeft(claim) && there.isOnline(holderOf(claim))) {
      throw TableRefusal.NOT_AWAY.of();
    }
    List<String> agreed =
        Stream.concat(claim.agreed().stream(), Stream.of(person)).distinct().toList();
    Request all = claim.agreedBy(agreed, claim.passesAt());
    boolean askedAll = agreed.containsAll(voters(claim, there::isOnline));
    Instant due =
        now.plus(
            isEnough(all, there)
                ? askedAll ? Duration.ZERO : OBJECTION
                : untilATurnIsMissed(claim, there));
    Instant before = claim.passesAt();
    return claim.agreedBy(agreed, before != null && before.isBefore(due) ? before : due);
  }

  /** Returns true if the seat may pass now: enough have agreed, nobody has said no in time. */
  public boolean mayPass(Request claim, Attendance there, Instant now) {
    return isDue(claim, now)
        && isEnough(claim, there)
        && table.seat(claim.seatNumber()).isClaimable(there::isClaimable);
  }

  /** Returns the claims whose seats pass about now. */
  public List<Request> due(Instant now) {
    return table.requests().open().stream().filter(claim -> isDue(claim, now)).toList();
  }

  private static boolean isDue(Request claim, Instant now) {
    Instant then = claim.passesAt();
    return then != null && !then.isAfter(now);
  }

  /**
   * Puts a claim off to which too few have agreed after all: the clocks were set meanwhile, or
   * those who agreed have left.
   */
  public void putOff(Request claim, Attendance there, Instant now) {
    List<String> left = stillHere(claim);
    requests.put(
        claim.agreedBy(left, left.isEmpty() ? null : now.plus(untilATurnIsMissed(claim, there))));
  }

  /** Stores a claim to which somebody has agreed. */
  public void store(Request agreed) {
    requests.put(agreed);
  }

  /**
   * Returns true if as many have agreed as needed: one or, in a match of days whose player has not
   * missed a whole turn, two.
   */
  public boolean isEnough(Request claim, Attendance there) {
    int agreed = stillHere(claim).size();
    return agreed >= ENOUGH_BY_DAY
        || (agreed > 0 && (!isOfDays() || turn().compareTo(there.awayFor(holderOf(claim))) <= 0));
  }

  private List<String> stillHere(Request claim) {
    return claim.agreed().stream().filter(people::isPresent).toList();
  }

  private Duration untilATurnIsMissed(Request claim, Attendance there) {
    Duration rest = turn().minus(there.awayFor(holderOf(claim)));
    return rest.compareTo(OBJECTION) > 0 ? rest : OBJECTION;
  }

  /** Returns true in a match whose players are not expected to be there all the time. */
  private boolean isOfDays() {
    return table.status() == Table.Status.PLAYING && table.settings().turnClock().byDay();
  }

  private Duration turn() {
    return table.settings().turnClock().limit().orElse(Duration.ZERO);
  }

  private boolean hasLeft(Request claim) {
    return table.seat(claim.seatNumber()).left();
  }

  private static String holderOf(Request claim) {
    return Objects.requireNonNull(claim.holder());
  }

  /**
   * Gives a seat to another person, as the match there has it by now: it is judged no more. Whoever
   * had it leaves the table, as they are the same person or, if not, may take the seat back; then
   * the other one watches.
   *
   * @return true if that is new
   */
  public boolean passed(int number, String person) {
    TableSeat seat = table.seat(number);
    if (seat.isOf(person)) {
      return false;
    }
    Optional<Passing> lost = lost(person, number);
    if (lost.isPresent()) {
      giveBack(lost.get(), seat);
    } else if (people.has(person)) {
      note(number, seat.player(), person);
      pass(number, person);
    } else {
      return false;
    }
    requests.remove(person);
    return true;
  }

  private void giveBack(Passing lost, TableSeat seat) {
    pass(lost.seat(), lost.former());
    if (seat.player() != null && !seat.left()) {
      people.come(seat.player());
    }
    List<Passing> all = requests.passings();
    int place = all.indexOf(lost);
    List<Passing> now = new ArrayList<>(all.subList(0, place));
    now.add(lost.asTakenBack());
    // What happened to the seat since then is undone with it.
    all.stream().skip(place + 1L).filter(it -> it.seat() != lost.seat()).forEach(now::add);
    requests.replacePassings(now);
  }

  private void note(int number, @Nullable String former, String person) {
    String match = table.match().orElse(null);
    if (former == null || match == null || table.status() != Table.Status.PLAYING) {
      return;
    }
    List<String> agreed =
        requests
            .of(person)
            .filter(claim -> claim.kind() == Request.Kind.CLAIM)
            .map(Request::agreed)
            .orElse(List.of());
    List<Passing> all = new ArrayList<>(requests.passings());
    all.add(new Passing(match, number, former, person, agreed, false));
    List<Passing> ofSeat = all.stream().filter(it -> it.seat() == number).toList();
    if (ofSeat.size() > MOST_OF_A_SEAT) {
      all.remove(ofSeat.get(1)); // Never the right of the player who sat there first.
    }
    requests.replacePassings(all);
  }

  private void pass(int number, String person) {
    String before = table.seat(number).player();
    people.passSeat(number, person);
    if (before == null) {
      return;
    }
    if (before.equals(table.host())) {
      table.host(person);
    }
    if (people.isMuted(before)) {
      people.mute(person);
    }
    people.endProgramsOf(before);
  }

  /** Returns the seats that have passed in the running match, oldest first. */
  public List<Passing> passings() {
    return requests.passings().stream().filter(it -> table.isPlaying(it.match())).toList();
  }

  /** Returns true if a person has lost a seat in the running match, and may take it back. */
  public boolean isFormer(@Nullable String person) {
    return person != null
        && passings().stream().anyMatch(it -> lost(person, it.seat()).isPresent());
  }

  /** Returns the first passing by which a person lost this seat, if they may take it back. */
  private Optional<Passing> lost(String person, int number) {
    return passings().stream()
        .filter(it -> it.seat() == number && it.former().equals(person) && !it.takenBack())
        .filter(it -> !people.isBarred(person))
        .findFirst();
  }

  /** Refuses people who may not take this seat back. */
  public void requireFormer(String person, int number) {
    if (lost(person, number).isEmpty()) {
      throw table.isOpenTo(person) ? TableRefusal.SEAT_TAKEN.of() : TableRefusal.UNKNOWN.of();
    }
  }

  /**
   * Returns true if either player may end the match without a result, because the only opponent of
   * the player who took this seat back had agreed that another guest sees its cards.
   */
  public boolean isSpoiled(Passing passing) {
    Set<String> players = seated().collect(Collectors.toSet());
    return passing.takenBack()
        && players.size() == 2
        && players.remove(passing.former())
        && passing.agreed().containsAll(players)
        && table.seat(passing.seat()).isOf(passing.former());
  }

  /** Refuses people who may not end the running match alone. */
  public void requireSpoiled(String person) {
    table.requireAt(person);
    if (people.seatOf(person).isEmpty()) {
      throw TableRefusal.NOT_SEATED.of();
    }
    if (passings().stream().noneMatch(this::isSpoiled)) {
      throw TableRefusal.MATCH_RUNNING.of();
    }
  }

  private Stream<String> seated() {
    return people.seats().stream().map(TableSeat::player).filter(Objects::nonNull);
  }
}
