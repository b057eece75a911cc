package games.chalet.match;

import java.time.Duration;
import java.util.Map;

/**
 * How fast a match goes.
 *
 * @param clock the time for a turn
 * @param windows how long windows stay open, by kind; none in headers that are older than this
 */
public record Pace(TurnClock clock, Map<String, Duration> windows) {

  public Pace {
    windows = Map.copyOf(windows);
  }
}
