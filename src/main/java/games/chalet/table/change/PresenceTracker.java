package games.chalet.table.change;

import games.chalet.match.TurnClock;
import games.chalet.stomp.Connections;
import games.chalet.web.ProcessClock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/**
 * Who of those at the tables is online, and who has been offline for so long that they are away.
 * After a restart the time starts anew.
 */
@Component
public class PresenceTracker {

  private final Connections connections;
  private final TableLimits limits;
  private final ProcessClock clock;

  /** Since when each of those who are offline has been seen so. */
  private final Map<String, Instant> offlineSince = new ConcurrentHashMap<>();

  private volatile Instant lookedAt = Instant.EPOCH;

  PresenceTracker(Connections connections, TableLimits limits, ProcessClock clock) {
    this.connections = connections;
    this.limits = limits;
    this.clock = clock;
  }

  /** Sees who of these is offline now; of all others nothing is remembered. */
  public void look(Set<String> people) {
    Instant now = clock.instant();
    Set<String> offline =
        people.stream().filter(person -> !isOnline(person)).collect(Collectors.toSet());
    offlineSince.keySet().retainAll(offline);
    offline.forEach(person -> offlineSince.putIfAbsent(person, now));
    lookedAt = now;
  }

  public boolean isOnline(String person) {
    return connections.isOnline(person);
  }

  /** Whether somebody had been offline for long when it was last looked, and still is. */
  public boolean isAway(String person) {
    return isAway(person, limits.hostAway());
  }

  /** The same where a turn may take so long: nobody is away sooner than they have to play. */
  public boolean isAway(String person, TurnClock turn) {
    return isAway(
        person,
        turn.limit()
            .filter(limit -> limit.compareTo(limits.hostAway()) > 0)
            .orElse(limits.hostAway()));
  }

  private boolean isAway(String person, Duration grace) {
    Instant since = offlineSince.get(person);
    return since != null && !since.plus(grace).isAfter(lookedAt) && !isOnline(person);
  }
}
