package games.chalet.table.model;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules for questions to the host: who may ask for what, who answers, and what follows. A
 * question that has lost its meaning, because the person has left or the seat is another's, is no
 * longer open.
 */
public final class TableRequests {

  /** The most open questions of the people at a table. */
  static final int MOST_OPEN = 8;

  /** The time for which nobody asks again after a refusal. */
  static final Duration PAUSE = Duration.ofMinutes(5);

  private final Table table;
  private final Occupants people;
  private final Requests requests;

  TableRequests(Table table, Requests requests) {
    this.table = table;
    this.people = table.people();
    this.requests = requests;
  }

  /** Returns the open questions, oldest first. */
  public List<Request> open() {
    return requests.all().stream().filter(this::isOpen).toList();
  }

  /** Returns all questions and passings to store, also refused and old ones. */
  public Requests stored() {
    return requests;
  }

  /**
   * Returns the person who answers: the host or, while the host is offline, the next player who is
   * online, clockwise.
   */
  public Optional<String> answerer(Predicate<String> online) {
    return online.test(table.host()) && people.isPresent(table.host())
        ? Optional.of(table.host())
        : people.after(table.host()).stream()
            .filter(person -> people.seatOf(person).isPresent() && online.test(person))
            .findFirst();
  }

  /**
   * Returns true if a stranger may ask to be let in: not if they may come in as they are, are
   * barred, or were refused lately. The stranger must not be told.
   */
  boolean mayAskToJoin(String person, Instant now) {
    requests.removeRefusedBefore(now.minus(PAUSE));
    return !people.isBarred(person)
        && !table.isOpenTo(person)
        && requests.of(person).filter(Request::refused).isEmpty();
  }

  /**
   * Asks to be let in, as a stranger who may. If all places are taken, the oldest such question
   * gives way once its turn is over.
   *
   * @return false if there is no place
   */
  boolean askToJoin(String person, Instant now) {
    List<Request> others = openOthers(person, Request.Kind.JOIN);
    if (others.size() >= JoinDraw.PLACES) {
      Request oldest = Collections.min(others, Comparator.comparing(Request::at));
      if (oldest.at().isAfter(now.minus(JoinDraw.TURN))) {
        return false;
      }
      requests.remove(oldest.person());
    }
    requests.put(new Request(person, Request.Kind.JOIN, null, null, now));
    return true;
  }

  /**
   * Ends the questions of strangers that were asked before a moment.
   *
   * @return true if there were any
   */
  public boolean endJoins(Instant askedBefore) {
    return requests.removeOpen(
        request -> request.kind() == Request.Kind.JOIN && request.at().isBefore(askedBefore));
  }

  /** Asks, as a visitor, for a seat that no person has in the running match. */
  public void askForBotSeat(String person, int number, Instant now) {
    requireVisitor(person);
    if (table.status() != Table.Status.PLAYING) {
      throw TableRefusal.NOT_PLAYING.of();
    }
    if (!isFreeInMatch(table.seat(number))) {
      throw TableRefusal.SEAT_TAKEN.of();
    }
    put(person, Request.Kind.BOT_SEAT, number, null, now);
  }

  /**
   * Says, as a visitor, that one is the player of this seat.
   *
   * @param isClaimable true for a player who has been away for long enough
   */
  public void claim(String person, int number, Predicate<String> isClaimable, Instant now) {
    requireVisitor(person);
    TableSeat seat = table.seat(number);
    String holder = seat.player();
    if (holder == null) {
      throw TableRefusal.SEAT_EMPTY.of();
    }
    if (!seat.isClaimable(isClaimable)) {
      throw TableRefusal.NOT_AWAY.of();
    }
    put(person, Request.Kind.CLAIM, number, holder, now);
  }

  /** Wishes, as a visitor, for a chair in the next match. */
  public void joinNextGame(String person, Instant now) {
    requireVisitor(person);
    table.rounds().requireNoGathering();
    put(person, Request.Kind.NEXT_GAME, null, null, now);
  }

  /**
   * Seats those who wished for a chair in the next match, as long as there are chairs: free ones,
   * else new ones up to a number. They are ready.
   */
  void seatForNextGame(int most) {
    for (Request request : requests.all()) {
      if (request.kind() == Request.Kind.NEXT_GAME && isVisitor(request.person())) {
        people.sitOrAdd(request.person(), most);
        requests.remove(request.person());
      }
    }
  }

  /**
   * Takes one's own question back.
   *
   * @return true if there was one
   */
  public boolean withdraw(String person) {
    return requests.removeOpen(request -> request.person().equals(person));
  }

  /**
   * Returns the open question of a person, for the one who answers it.
   *
   * @throws games.chalet.web.RefusedException if there is none, or others answer
   */
  public Request requireOpen(String person, String asker, Predicate<String> online) {
    table.requireAt(person);
    Request asked =
        open().stream()
            .filter(request -> request.person().equals(asker))
            .filter(request -> request.kind() != Request.Kind.NEXT_GAME)
            .findFirst()
            .orElseThrow(TableRefusal.UNKNOWN_REQUEST::of);
    if (asked.kind() == Request.Kind.CLAIM) {
      table.claims().requireVoter(person, asked, online);
    } else if (answerer(online).filter(person::equals).isEmpty()) {
      throw TableRefusal.NOT_HOST.of(HostAction.ANSWER_REQUEST);
    }
    return asked;
  }

  /** Lets a stranger in who has asked. */
  public void letIn(String person, String asker, Predicate<String> online) {
    if (requireOpen(person, asker, online).kind() != Request.Kind.JOIN) {
      throw TableRefusal.UNKNOWN_REQUEST.of();
    }
    table.seating().requireRoomToWatch();
    people.come(asker);
    table.seating().takeFirstSeat(asker);
    requests.remove(asker);
  }

  /** Refuses a question: nobody asks again for a while. */
  public void refuse(String person, String asker, Predicate<String> online, Instant now) {
    requests.put(requireOpen(person, asker, online).refusedAt(now));
  }

  void forget(String person) {
    requests.remove(person);
    requests.replacePassings(
        requests.passings().stream().filter(it -> !it.former().equals(person)).toList());
  }

  /** Drops the claims to the seat of a player who is online again; returns true if any was. */
  public boolean isBack(String holder) {
    return requests.removeOpen(request -> holder.equals(request.holder()));
  }

  /** Drops the questions and passings that have lost their meaning. */
  void prune() {
    requests.removeOpen(request -> !isOpen(request));
    requests.replacePassings(table.claims().passings());
  }

  private void put(
      String person,
      Request.Kind kind,
      @Nullable Integer seat,
      @Nullable String holder,
      Instant now) {
    requests.removeRefusedBefore(now.minus(PAUSE));
    requireNotRefused(person);
    if (openOthers(person, kind).size() >= MOST_OPEN) {
      throw TableRefusal.MANY_REQUESTS.of();
    }
    requests.put(new Request(person, kind, seat, holder, now));
  }

  private void requireNotRefused(String person) {
    if (requests.of(person).filter(Request::refused).isPresent()) {
      throw TableRefusal.ASKED_BEFORE.of();
    }
  }

  /** Returns the open questions of others that take places from one of this kind. */
  private List<Request> openOthers(String person, Request.Kind kind) {
    return open().stream()
        .filter(request -> !request.person().equals(person))
        .filter(request -> sharing(request.kind()) == sharing(kind))
        .toList();
  }

  /** Returns the same for kinds of questions that share their places. */
  private static Request.Kind sharing(Request.Kind kind) {
    return kind == Request.Kind.CLAIM ? Request.Kind.BOT_SEAT : kind;
  }

  /** Refuses people who are not at the table, or have a seat there. */
  public void requireVisitor(String person) {
    table.requireAt(person);
    if (people.seatOf(person).isPresent()) {
      throw TableRefusal.ALREADY_SEATED.of();
    }
  }

  private boolean isOpen(Request request) {
    if (request.refused()) {
      return false;
    }
    Integer number = request.seat();
    boolean isVisitor = isVisitor(request.person());
    return switch (request.kind()) {
      case JOIN -> !people.has(request.person());
      case BOT_SEAT ->
          isVisitor
              && table.status() == Table.Status.PLAYING
              && number != null
              && number < table.seatCount()
              && isFreeInMatch(table.seat(number));
      case CLAIM ->
          isVisitor
              && number != null
              && number < table.seatCount()
              && request.holder() != null
              && table.seat(number).isOf(request.holder());
      case NEXT_GAME -> isVisitor && table.status() != Table.Status.GATHERING;
    };
  }

  private boolean isVisitor(String person) {
    return people.visitors().contains(person);
  }

  /** Returns true if a bot plays the seat, and neither a person nor a program has it. */
  private static boolean isFreeInMatch(TableSeat seat) {
    return seat.player() == null && seat.program() == null;
  }
}
