package games.chalet.match.time;

import games.chalet.match.journal.Header;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * The clocks and the presence of players for all matches.
 *
 * @param clock process time in milliseconds, as the journal keeps time
 * @param wall for the dates that people see
 * @param started the process time at which this server started
 * @param wakeUps when to look at each match again, in process time
 */
public record Timekeeping(
    InstantSource clock,
    InstantSource wall,
    Instant started,
    MatchSettings settings,
    PlayersInMatches players,
    WakeUps wakeUps) {

  /** The shortest time to move after a start of the server. */
  private static final Duration RESTART_GRACE = Duration.ofSeconds(30);

  /**
   * Returns the time of one match.
   *
   * @param since the process time at which this process began to look after it: nobody loses a turn
   *     to the time before
   */
  public MatchTime timeOf(Instant since) {
    return new MatchTime(clock, wall, since);
  }

  /**
   * Returns true if a program is there to decide: it has a connection, or the server has just
   * started and it may not have come back yet.
   */
  public boolean isProgramThere(String id) {
    return players.isOnline(id) || clock.instant().isBefore(started.plus(RESTART_GRACE));
  }

  /**
   * Returns the rules of time for one match.
   *
   * @param header the present one: its players may change
   */
  public TimeRules rulesOf(Supplier<Header> header, MatchTime time) {
    return new TimeRules(
        time,
        RESTART_GRACE,
        header.get().clockInForce().limit(),
        new SeatPresence(players, time, header),
        new AbandonmentPolicy(players, settings, time, header));
  }
}
