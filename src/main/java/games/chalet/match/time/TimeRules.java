package games.chalet.match.time;

import games.chalet.match.state.Deadlines;
import games.chalet.match.state.Position;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The effects of time on one match.
 *
 * @param grace after a start, before which no clock or window of the match runs out
 * @param limit the time for a turn
 * @param presence the disconnected players
 * @param abandonment when it ends because it is no longer played
 */
public record TimeRules(
    MatchTime time,
    Duration grace,
    Optional<Duration> limit,
    SeatPresence presence,
    AbandonmentPolicy abandonment) {

  /** Returns the deadlines of its clocks and windows, in the time of the match. */
  public Deadlines deadlines() {
    return new Deadlines(time.at(time.since()), grace, limit, time.isStopped());
  }

  /** Stops the time of the match while nobody waits in it, and lets it run on. */
  public void keepTime(Position<?, ?, ?> position) {
    if (presence.waiting(position).isEmpty()) {
      time.stop();
    } else {
      time.resume();
    }
  }

  /**
   * Returns true if the match ends now because nobody plays it any more, even while time stands.
   */
  public boolean isAbandoned(Position<?, ?, ?> position) {
    return abandonment
        .endOf(position)
        .filter(end -> !time.processTimeAt(end).isAfter(time.processNow()))
        .isPresent();
  }

  /** Returns the next moment at which something is due, in process time. */
  Optional<Instant> next(Position<?, ?, ?> position) {
    return Stream.of(
            deadlines().next(position.clocks()).map(time::processTimeAt).stream(),
            abandonment.endOf(position).map(time::processTimeAt).stream(),
            presence.nextChange(position).stream())
        .flatMap(moments -> moments)
        .min(Instant::compareTo);
  }
}
