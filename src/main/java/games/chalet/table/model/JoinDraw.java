package games.chalet.table.model;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The strangers who wait for one of the places that a table has for their questions. Places are
 * drawn by the address from which strangers ask, one ticket each: first among the addresses that
 * had none lately. So however many guests someone makes, those who ask from elsewhere get through.
 * For one thread.
 */
public final class JoinDraw {

  /** The most strangers' questions that are open at a table. */
  static final int PLACES = 5;

  /**
   * The time for which a stranger keeps a place, and for which their address gets no other one
   * unless they are let in.
   */
  static final Duration TURN = Duration.ofMinutes(1);

  /** The time for which a stranger waits for a place, and then at most for an answer. */
  public static final Duration WAIT = Duration.ofMinutes(10);

  /** The most strangers who wait behind one ticket. */
  static final int MOST_OF_AN_ADDRESS = 5;

  private static final int MOST_ADDRESSES = 1_000;

  private final RandomGenerator random;

  /** By address the strangers who wait, in the order of their coming, and when they asked. */
  private final Map<String, Map<String, Instant>> waiting = new LinkedHashMap<>();

  /** The newest place of each address. */
  private final Map<String, Place> places = new HashMap<>();

  private record Place(String person, Instant at) {}

  /** Creates a draw for one table at which nobody waits. */
  public JoinDraw(RandomGenerator random) {
    this.random = random;
  }

  /** Lets a stranger wait; does nothing where too many do. */
  public void ask(String person, String address, Instant now) {
    if (waiting.size() >= MOST_ADDRESSES && !waiting.containsKey(address)) {
      return;
    }
    Map<String, Instant> row = waiting.computeIfAbsent(address, it -> new LinkedHashMap<>());
    if (row.size() < MOST_OF_AN_ADDRESS || row.containsKey(person)) {
      row.put(person, now);
    }
  }

  /** Ends the waiting of a stranger; does nothing where they do not wait. */
  public void withdraw(String person) {
    waiting.values().forEach(row -> row.remove(person));
    waiting.values().removeIf(Map::isEmpty);
  }

  /** Returns true if nobody waits. */
  public boolean isEmpty() {
    return waiting.isEmpty();
  }

  /**
   * Gives places at the table to those who wait, as far as there are any.
   *
   * @return true if there is a new question
   */
  public boolean giveOut(Table table, Instant now) {
    forgetBefore(now.minus(WAIT));
    boolean isNews = false;
    Optional<String> drawn = draw(table, now);
    while (drawn.isPresent()) {
      String address = drawn.get();
      String person = firstAt(address);
      if (table.requests().mayAskToJoin(person, now)) {
        if (!table.requests().askToJoin(person, now)) {
          return isNews;
        }
        places.put(address, new Place(person, now));
        isNews = true;
      }
      withdraw(person);
      drawn = draw(table, now);
    }
    return isNews;
  }

  private void forgetBefore(Instant moment) {
    waiting.values().forEach(row -> row.values().removeIf(asked -> asked.isBefore(moment)));
    waiting.values().removeIf(Map::isEmpty);
    places.values().removeIf(place -> place.at().isBefore(moment));
  }

  private String firstAt(String address) {
    return waiting.getOrDefault(address, Map.of()).keySet().iterator().next();
  }

  /** Draws the address whose turn is next; empty if none waits that may have a place now. */
  private Optional<String> draw(Table table, Instant now) {
    List<String> all =
        waiting.keySet().stream().filter(address -> !hasTurn(address, table, now)).toList();
    List<String> fresh = all.stream().filter(address -> !places.containsKey(address)).toList();
    List<String> tickets = fresh.isEmpty() ? all : fresh;
    return tickets.isEmpty()
        ? Optional.empty()
        : Optional.of(tickets.get(random.nextInt(tickets.size())));
  }

  private boolean hasTurn(String address, Table table, Instant now) {
    Place newest = places.get(address);
    return newest != null
        && newest.at().isAfter(now.minus(TURN))
        && !table.people().has(newest.person());
  }
}
