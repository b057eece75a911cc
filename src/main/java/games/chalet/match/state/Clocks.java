package games.chalet.match.state;

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
 * The time that seats have left for their turn, and the window that is open. They are folded like
 * the rest: they follow from the journal's own times.
 *
 * @param seats the seats whose turn has begun
 */
record Clocks(Map<Seat, SeatClock> seats, @Nullable OpenWindow window) {

  static final Clocks NONE = new Clocks(Map.of(), null);

  /**
   * One seat's clock.
   *
   * @param turn the number of the turn for which it was started
   * @param left at {@code since}, or for as long as it stands still
   * @param since null while it stands still
   */
  record SeatClock(int turn, Duration left, @Nullable Instant since) {

    SeatClock stopped(Instant now) {
      return since == null ? this : new SeatClock(turn, leftAt(now), null);
    }

    SeatClock running(Instant now) {
      return since == null ? new SeatClock(turn, left, now) : this;
    }

    Duration leftAt(Instant now) {
      Duration rest = since == null ? left : left.minus(Duration.between(since, now));
      return rest.isNegative() ? Duration.ZERO : rest;
    }
  }

  /**
   * A moment in which others may object.
   *
   * @param turn the number of the turn to which it belongs
   */
  record OpenWindow(
      String kind, int turn, SortedSet<Seat> awaited, Instant opened, Duration length) {

    Instant closes() {
      return opened.plus(length);
    }

    OpenWindow awaiting(SortedSet<Seat> seats) {
      return new OpenWindow(kind, turn, seats, opened, length);
    }

    /**
     * Returns true if a decision still belongs to this window: seats may pass one after the other.
     */
    boolean holds(Turn.Decision decision) {
      return decision.window().filter(kind::equals).isPresent()
          && decision.number() == turn
          && awaited.containsAll(decision.awaited());
    }
  }

  /**
   * Returns the clocks after an entry.
   *
   * @param turn the decision that is due now
   * @param anybody true if at least one person is there; without anyone, no time passes
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
              .map(kind -> inWindow(kind, decision, now, lengths))
              .orElseGet(() -> inTurn(decision, anybody, now, limit));
    };
  }

  /** Returns a copy in which this seat's turn has not begun: another person has all its time. */
  Clocks without(Seat seat) {
    Map<Seat, SeatClock> others = new TreeMap<>(seats);
    others.remove(seat);
    return new Clocks(others, window);
  }

  private Clocks inWindow(
      String kind, Turn.Decision decision, Instant now, Function<String, Duration> lengths) {
    Map<Seat, SeatClock> held = new TreeMap<>();
    seats.forEach((seat, clock) -> held.put(seat, clock.stopped(now)));
    return new Clocks(held, windowAfter(kind, decision, now, lengths));
  }

  private OpenWindow windowAfter(
      String kind, Turn.Decision decision, Instant now, Function<String, Duration> lengths) {
    OpenWindow before = window;
    return before != null && before.holds(decision)
        ? before.awaiting(decision.awaited())
        : new OpenWindow(kind, decision.number(), decision.awaited(), now, lengths.apply(kind));
  }

  private Clocks inTurn(
      Turn.Decision decision, boolean anybody, Instant now, Optional<Duration> limit) {
    Map<Seat, SeatClock> clocks = new TreeMap<>();
    limit.ifPresent(
        length ->
            decision
                .awaited()
                .forEach(
                    seat -> {
                      SeatClock clock = clockOf(seat, decision.number(), length);
                      clocks.put(seat, anybody ? clock.running(now) : clock.stopped(now));
                    }));
    return new Clocks(clocks, null);
  }

  /** Returns the clock that was started for this turn, or a fresh one. */
  private SeatClock clockOf(Seat seat, int turn, Duration length) {
    SeatClock clock = seats.get(seat);
    return clock != null && clock.turn() == turn ? clock : new SeatClock(turn, length, null);
  }
}
