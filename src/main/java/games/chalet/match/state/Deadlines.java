package games.chalet.match.state;

import games.chalet.engine.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The deadlines of a match. No player loses a turn to downtime: after a start of the server every
 * deadline is at least a grace away.
 *
 * @param started the start of this server
 * @param grace after that; less for clocks and windows that are shorter
 * @param limit the time for a turn
 * @param stopped true while the time of the match stands: nothing is due
 */
public record Deadlines(
    Instant started, Duration grace, Optional<Duration> limit, boolean stopped) {

  /** Returns the seats whose time has run out, in order. */
  List<Seat> late(Clocks clocks, Instant now) {
    return clocks.seats().entrySet().stream()
        .filter(entry -> running(entry.getValue()).filter(end -> !end.isAfter(now)).isPresent())
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  boolean hasPassed(Clocks.OpenWindow window, Instant now) {
    return !stopped && !closes(window).isAfter(now);
  }

  Instant closes(Clocks.OpenWindow window) {
    return later(window.closes(), started.plus(shorter(grace, window.length())));
  }

  /** Returns when that clock runs out; empty while it stands still. */
  Optional<Instant> running(Clocks.SeatClock clock) {
    return Optional.ofNullable(clock.since())
        .filter(since -> !stopped)
        .map(
            since ->
                later(
                    since.plus(clock.left()),
                    started.plus(shorter(grace, limit.orElse(Duration.ZERO)))));
  }

  /** Returns the next moment at which something is due. */
  public Optional<Instant> next(Clocks clocks) {
    return Stream.concat(
            clocks.seats().values().stream().flatMap(clock -> running(clock).stream()),
            Stream.ofNullable(clocks.window()).filter(window -> !stopped).map(this::closes))
        .min(Instant::compareTo);
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
