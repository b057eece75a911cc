package games.chalet.table.model;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The shares of addresses in the places for strangers' questions at a table. An address with many
 * open questions loses one to an address with fewer; among equals, a question gives way once it had
 * its time. So however many guests someone makes, those who ask from elsewhere get through.
 */
final class JoinShares {

  private final List<Request> others;
  private final UnaryOperator<String> originOf;
  private final String origin;
  private final Map<String, Long> openByOrigin;

  /**
   * Creates the shares.
   *
   * @param all the questions at the table, also refused ones
   * @param person a stranger who asks now
   * @param originOf returns the address from which a person has asked
   */
  JoinShares(List<Request> all, String person, UnaryOperator<String> originOf) {
    this.others =
        all.stream()
            .filter(request -> request.kind() == Request.Kind.JOIN)
            .filter(request -> !request.person().equals(person))
            .toList();
    this.originOf = originOf;
    this.origin = originOf.apply(person);
    this.openByOrigin =
        others.stream()
            .filter(request -> !request.refused())
            .collect(Collectors.groupingBy(this::originOf, Collectors.counting()));
  }

  /** Returns the number of other questions from the same address, open or refused. */
  long recent() {
    return others.stream().filter(request -> originOf(request).equals(origin)).count();
  }

  /**
   * Returns the open question that gives way to the new one, if any does: the oldest one of the
   * address that has the most.
   *
   * @param turnOver questions that were asked before this moment had their time
   */
  Optional<Request> givesWay(Instant turnOver) {
    long mine = openByOrigin.getOrDefault(origin, 0L);
    return others.stream()
        .filter(request -> !request.refused())
        .filter(
            request -> {
              long theirs = openOf(request);
              return theirs > mine + 1 || (theirs > mine && request.at().isBefore(turnOver));
            })
        .min(Comparator.comparingLong(this::openOf).reversed().thenComparing(Request::at));
  }

  private long openOf(Request request) {
    return openByOrigin.getOrDefault(originOf(request), 0L);
  }

  private String originOf(Request request) {
    return originOf.apply(request.person());
  }
}
