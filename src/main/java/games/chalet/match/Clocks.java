package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The time that seats have left for their turn, and the window that is open. A fold like the rest:
 * it follows from the journal's own times.
 *
 * @param seats the seats whose turn has begun
 */
record Clocks(Map<Seat, SeatClock> seats, @Nullable OpenWindow window) {

  static final Clocks NONE = new Clocks(Map.of(), null);

  /**
   * One seat's clock.
   *
   * @param left at {@code since}, or for as long as it stands still
   * @param since null while it stands still
   */
  record SeatClock(Duration left, @Nullable Instant since) {

    SeatClock stopped(Instant now) {
      return since == null ? this : new SeatClock(leftAt(now), null);
    }

    SeatClock running(Instant now) {
      return since == null ? new SeatClock(left, now) : this;
    }

    Duration leftAt(Instant now) {
      Duration rest = since == null ? left : left.minus(Duration.between(since, now));
      return rest.isNegative() ? Duration.ZERO : rest;
    }
  }

  /** A moment in which others may object. */
  record OpenWindow(String kind, SortedSet<Seat> awaited, Instant opened, Duration length) {

    Instant closes() {
      return opened.plus(length);
    }
  }

  /**
   * The clocks after an entry.
   *
   * @param turn whose decision it is now
   * @param anybody whether at least one person is there; time that nobody watches does not pass
   * @param limit the time for a turn
   * @param lengths of windows, by kind
   */
  Clocks next(
      Turn turn,
      boolean anybody,
      Instant now,
      Optional<Duration> limit,
      Function<String, Duration> lengths) {
    return switch (turn) {
      case Turn.Over over -> NONE;
      case Turn.Decision decision ->
          decision
              .window()
              .map(kind -> inWindow(kind, decision.awaited(), now, lengths))
              .orElseGet(() -> inTurn(decision.awaited(), anybody, now, limit));
    };
  }

  private Clocks inWindow(
      String kind, SortedSet<Seat> awaited, Instant now, Function<String, Duration> lengths) {
    Map<Seat, SeatClock> held = new TreeMap<>();
    seats.forEach((seat, clock) -> held.put(seat, clock.stopped(now)));
    return new Clocks(held, windowAfter(kind, awaited, now, lengths));
  }

  /** Seats may pass one after the other; only when one is awaited anew it is another window. */
  private OpenWindow windowAfter(
      String kind, SortedSet<Seat> awaited, Instant now, Function<String, Duration> lengths) {
    OpenWindow before = window;
    return before != null && before.kind().equals(kind) && before.awaited().containsAll(awaited)
        ? new OpenWindow(kind, awaited, before.opened(), before.length())
        : new OpenWindow(kind, awaited, now, lengths.apply(kind));
  }

  private Clocks inTurn(
      SortedSet<Seat> awaited, boolean anybody, Instant now, Optional<Duration> limit) {
    Map<Seat, SeatClock> clocks = new TreeMap<>();
    limit.ifPresent(
        length ->
            awaited.forEach(
                seat -> {
                  SeatClock clock = seats.getOrDefault(seat, new SeatClock(length, null));
                  clocks.put(seat, anybody ? clock.running(now) : clock.stopped(now));
                }));
    return new Clocks(clocks, null);
  }
}
