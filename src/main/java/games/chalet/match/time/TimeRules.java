package games.chalet.match.time;

import games.chalet.match.state.Deadlines;
import games.chalet.match.state.Position;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What time does to one match.
 *
 * @param deadlines of its clocks and windows
 * @param presence who has no connection
 * @param abandonment when it ends because nobody plays it
 */
public record TimeRules(Deadlines deadlines, SeatPresence presence, AbandonmentPolicy abandonment) {

  /** The next moment at which something is to be done. */
  Optional<Instant> next(Position<?, ?, ?> position) {
    return Stream.of(
            deadlines.next(position.clocks()).stream(),
            abandonment.endOf(position).stream(),
            presence.nextChange(position).stream())
        .flatMap(moments -> moments)
        .min(Instant::compareTo);
  }
}
