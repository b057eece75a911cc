package games.chalet.match;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Knows for each match when to look at it next, also for those that are not in memory. */
final class AlarmClock {

  private final Clock clock;
  private final Map<String, Instant> times = new HashMap<>();
  private final TreeSet<Alarm> alarms =
      new TreeSet<>(Comparator.comparing(Alarm::at).thenComparing(Alarm::matchId));

  AlarmClock(Clock clock) {
    this.clock = clock;
  }

  private record Alarm(Instant at, String matchId) {}

  /** From now on this is the one moment for that match; empty: none. */
  synchronized void set(String matchId, Optional<Instant> at) {
    Instant before = times.remove(matchId);
    if (before != null) {
      alarms.remove(new Alarm(before, matchId));
    }
    at.ifPresent(
        moment -> {
          times.put(matchId, moment);
          alarms.add(new Alarm(moment, matchId));
        });
  }

  /** Not later than this. */
  synchronized void setEarlier(String matchId, Instant at) {
    Instant before = times.get(matchId);
    if (before == null || at.isBefore(before)) {
      set(matchId, Optional.of(at));
    }
  }

  /** The matches whose moment has come, the earliest first; each is told once. */
  synchronized List<String> due() {
    Instant now = clock.instant();
    List<String> due = new ArrayList<>();
    while (!alarms.isEmpty() && !alarms.first().at().isAfter(now)) {
      String matchId = alarms.first().matchId();
      due.add(matchId);
      set(matchId, Optional.empty());
    }
    return due;
  }
}
