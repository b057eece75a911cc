package games.chalet.match.time;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Knows for each match when to look at it next, also for those that are not in memory. All moments
 * are process time.
 */
public final class WakeUps {

  private final InstantSource clock;
  private final Map<String, Instant> times = new HashMap<>();
  private final TreeSet<WakeUp> wakeUps =
      new TreeSet<>(Comparator.comparing(WakeUp::at).thenComparing(WakeUp::matchId));

  public WakeUps(InstantSource clock) {
    this.clock = clock;
  }

  private record WakeUp(Instant at, String matchId) {}

  /** Sets the only moment for that match; empty: none. */
  synchronized void set(String matchId, Optional<Instant> at) {
    Instant before = times.remove(matchId);
    if (before != null) {
      wakeUps.remove(new WakeUp(before, matchId));
    }
    at.ifPresent(
        moment -> {
          times.put(matchId, moment);
          wakeUps.add(new WakeUp(moment, matchId));
        });
  }

  /** Removes the moment of that match. */
  public void forget(String matchId) {
    set(matchId, Optional.empty());
  }

  /** Sets the moment for that match unless it has an earlier one. */
  public synchronized void setEarlier(String matchId, Instant at) {
    Instant before = times.get(matchId);
    if (before == null || at.isBefore(before)) {
      set(matchId, Optional.of(at));
    }
  }

  /** Returns the matches whose moment has come, the earliest first; each is returned once. */
  public synchronized List<String> due() {
    Instant now = clock.instant();
    List<String> due = new ArrayList<>();
    while (!wakeUps.isEmpty() && !wakeUps.first().at().isAfter(now)) {
      String matchId = wakeUps.first().matchId();
      due.add(matchId);
      set(matchId, Optional.empty());
    }
    return due;
  }
}
