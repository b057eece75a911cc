package games.chalet.table.change;

import games.chalet.table.persistence.Tables.Hosted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The order of the tables in the lobby, which has room for so many: whoever opens hundreds does not
 * hide the others. Tables whose host is there come first; then addresses take turns, and behind one
 * address its hosts.
 */
final class LobbyOrder {

  /** The most tables that the lobby shows. */
  static final int ROOM = 200;

  private final Predicate<String> isOnline;
  private final Function<String, Optional<String>> addressOf;

  /**
   * Creates the order.
   *
   * @param isOnline true for a host who is there
   * @param addressOf the key of a host's address; where it is unknown, it counts as the host's own
   */
  LobbyOrder(Predicate<String> isOnline, Function<String, Optional<String>> addressOf) {
    this.isOnline = isOnline;
    this.addressOf = addressOf;
  }

  /** Returns the tables to show, of all open ones, of which the one used last is first. */
  List<Hosted> shown(List<Hosted> open) {
    List<Hosted> there = new ArrayList<>();
    List<Hosted> away = new ArrayList<>();
    open.forEach(table -> (isOnline.test(table.host()) ? there : away).add(table));
    return Stream.concat(inTurns(there), inTurns(away)).limit(ROOM).toList();
  }

  private Stream<Hosted> inTurns(List<Hosted> tables) {
    return inTurns(
        inTurns(tables.stream(), Hosted::host),
        table -> addressOf.apply(table.host()).orElse(table.host()));
  }

  /** Returns the first table of each owner, then the second of each, and so on. */
  private static Stream<Hosted> inTurns(Stream<Hosted> tables, Function<Hosted, String> owner) {
    Map<String, Integer> counts = new HashMap<>();
    Map<Integer, List<Hosted>> rounds = new TreeMap<>();
    tables.forEach(
        table ->
            rounds
                .computeIfAbsent(
                    counts.merge(owner.apply(table), 1, Integer::sum), round -> new ArrayList<>())
                .add(table));
    return rounds.values().stream().flatMap(List::stream);
  }
}
