package games.chalet.match;

import java.time.Clock;
import java.time.Instant;

/**
 * What tells all matches the time, and who is there.
 *
 * @param clock to milliseconds, as the journal keeps time
 * @param started when this server did
 * @param alarms when to look at each match again
 */
record Timekeeping(
    Clock clock, Instant started, MatchSettings settings, Absences absences, AlarmClock alarms) {

  /** The rules of time for one match. */
  TimeRules rulesOf(Header header) {
    return new TimeRules(
        new Deadlines(started, settings.restartGrace(), header.clockInForce().limit()),
        new Attendance(absences, settings.missedFor(), clock, header),
        new Desertion(absences, settings, started, header));
  }
}
