package games.chalet.match;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What time does to one match.
 *
 * @param deadlines of its clocks and windows
 * @param attendance who has no connection
 * @param desertion when it ends because nobody plays it
 */
record TimeRules(Deadlines deadlines, Attendance attendance, Desertion desertion) {

  /** The next moment at which something is to be done. */
  Optional<Instant> next(Position<?, ?, ?> position) {
    return Stream.of(
            deadlines.next(position.clocks()).stream(),
            desertion.endOf(position).stream(),
            attendance.nextChange(position).stream())
        .flatMap(moments -> moments)
        .min(Instant::compareTo);
  }
}
