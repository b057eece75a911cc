package games.chalet.table.change;

import games.chalet.match.TurnClock;
import games.chalet.player.Players;
import games.chalet.stomp.OfflinePlayers;
import games.chalet.stomp.PresenceNumbers;
import games.chalet.table.model.Attendance;
import games.chalet.web.ProcessClock;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.springframework.stereotype.Component;

/**
 * The presence of the people at the tables: online, or away after being offline for a while, as of
 * the last look. After a restart the time starts again, except in {@link #awayFor}.
 */
@Component
public class TableAttendance implements Attendance {

  /** Time that a host may be offline until another player becomes host. */
  private static final Duration HOST_AWAY = Duration.ofMinutes(2);

  private final OfflinePlayers offline;
  private final PresenceNumbers numbers;
  private final Players players;
  private final TableLimits limits;
  private final ProcessClock clock;

  private volatile Instant lookedAt = Instant.EPOCH;

  TableAttendance(
      OfflinePlayers offline,
      PresenceNumbers numbers,
      Players players,
      TableLimits limits,
      ProcessClock clock) {
    this.offline = offline;
    this.numbers = numbers;
    this.players = players;
    this.limits = limits;
    this.clock = clock;
  }

  /** Looks which of these people are offline now. */
  public void look(Set<String> people) {
    people.forEach(offline::look);
    lookedAt = clock.instant();
  }

  @Override
  public boolean isOnline(String person) {
    return offline.isOnline(person);
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
  public boolean isClaimable(String person) {
    return isAway(person, limits.claimableAfter());
  }

  @Override
  public Duration awayFor(String person) {
    if (isOnline(person)) {
      return Duration.ZERO;
    }
    Duration here =
        offline.since(person).map(since -> Duration.between(since, lookedAt)).orElse(Duration.ZERO);
    Duration unseen = players.unseenFor(person);
    return unseen.compareTo(here) > 0 ? unseen : here;
  }

  private boolean isAway(String person, Duration grace) {
    return !isOnline(person)
        && offline.since(person).filter(since -> !since.plus(grace).isAfter(lookedAt)).isPresent();
  }
}
