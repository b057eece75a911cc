package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Limits how often a seat may leave, return, vote or take back: each time adds a line to the
 * journal that is read again at every start. For one thread at a time.
 */
final class PresenceRateLimit {

  private static final int MOST = 30;
  private static final Duration WITHIN = Duration.ofMinutes(1);

  private final Map<Seat, Deque<Instant>> heard = new HashMap<>();

  /** Returns true if this seat may send one more; counts it if so. */
  boolean mayGoOn(Seat seat, Instant now) {
    Deque<Instant> times = heard.computeIfAbsent(seat, unheard -> new ArrayDeque<>());
    while (!times.isEmpty() && !times.getFirst().plus(WITHIN).isAfter(now)) {
      times.removeFirst();
    }
    if (times.size() >= MOST) {
      return false;
    }
    times.addLast(now);
    return true;
  }
}
