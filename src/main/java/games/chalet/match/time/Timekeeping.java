package games.chalet.match.time;

import games.chalet.match.journal.Header;
import games.chalet.match.state.Deadlines;
import java.time.Clock;
import java.time.Instant;

/**
 * What tells all matches the time, and who is there.
 *
 * @param clock to milliseconds, as the journal keeps time
 * @param started when this server did
 * @param wakeUps when to look at each match again
 */
public record Timekeeping(
    Clock clock,
    Instant started,
    MatchSettings settings,
    ConnectionTracker tracker,
    WakeUps wakeUps) {

  /**
   * The rules of time for one match.
   *
   * @param since when this process began to look after it: nobody loses a turn to the time before
   */
  public TimeRules rulesOf(Header header, Instant since) {
    return new TimeRules(
        new Deadlines(since, settings.restartGrace(), header.clockInForce().limit()),
        new SeatPresence(tracker, settings.missedFor(), clock, header, since),
        new AbandonmentPolicy(tracker, settings, since, header));
  }
}
