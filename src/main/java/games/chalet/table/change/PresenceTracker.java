package games.chalet.table.change;

import games.chalet.match.TurnClock;
import games.chalet.player.Players;
import games.chalet.stomp.Connections;
import games.chalet.stomp.PresenceNumbers;
import games.chalet.table.model.Attendance;
import games.chalet.web.ProcessClock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/**
 * The presence of the people at the tables: online, or away after being offline for a while. After
 * a restart the time starts again, except in {@link #awayFor}.
 */
@Component
public class PresenceTracker implements Attendance {

  /** Time that a host may be offline until another player becomes host. */
  private static final Duration HOST_AWAY = Duration.ofMinutes(2);

  private final Connections connections;
  private final PresenceNumbers numbers;
  private final Players players;
  private final TableLimits limits;
  private final ProcessClock clock;

  /** The moment since which each offline person has been seen so. */
  private final Map<String, Instant> offlineSince = new ConcurrentHashMap<>();

  private volatile Instant lookedAt = Instant.EPOCH;

  PresenceTracker(
      Connections connections,
      PresenceNumbers numbers,
      Players players,
      TableLimits limits,
      ProcessClock clock) {
    this.connections = connections;
    this.numbers = numbers;
    this.players = players;
    this.limits = limits;
    this.clock = clock;
  }

  /** Records which of these people are offline now; all others are forgotten. */
  public void look(Set<String> people) {
    Instant now = clock.instant();
    Set<String> offline =
        people.stream().filter(person -> !isOnline(person)).collect(Collectors.toSet());
    offlineSince.keySet().retainAll(offline);
    offline.forEach(person -> offlineSince.putIfAbsent(person, now));
    lookedAt = now;
  }

  @Override
  public boolean isOnline(String person) {
    return connections.isOnline(person);
  }

  /** Returns the number of a person's or program's presence: see {@link PresenceNumbers}. */
  public long number(String id) {
    return numbers.of(id);
  }

  /** Returns true if a person had been offline for a while at the last look, and still is. */
  public boolean isAway(String person) {
    return isAway(person, HOST_AWAY);
  }

  /**
   * Returns true if a person is away, at a table with this clock: nobody is away before the time
   * for a turn is over.
   */
  public boolean isAway(String person, TurnClock turn) {
    return isAway(
        person, turn.limit().filter(limit -> limit.compareTo(HOST_AWAY) > 0).orElse(HOST_AWAY));
  }

  @Override
  public boolean isLost(String person) {
    return isAway(person, limits.lostAfter());
  }

  @Override
  public Duration awayFor(String person) {
    if (isOnline(person)) {
      return Duration.ZERO;
    }
    Instant since = offlineSince.get(person);
    Duration here = since == null ? Duration.ZERO : Duration.between(since, lookedAt);
    Duration unseen = players.unseenFor(person);
    return unseen.compareTo(here) > 0 ? unseen : here;
  }

  private boolean isAway(String person, Duration grace) {
    Instant since = offlineSince.get(person);
    return since != null && !since.plus(grace).isAfter(lookedAt) && !isOnline(person);
  }
}
