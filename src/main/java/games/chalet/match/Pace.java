package games.chalet.match;

import java.time.Duration;
import java.util.Map;

/**
 * How fast a match goes.
 *
 * @param clock the time for a turn
 * @param windows how long windows stay open, by kind; none in headers that are older than this
 * @param bots how long bots take for an action
 */
public record Pace(TurnClock clock, Map<String, Duration> windows, BotPace bots) {

  public Pace {
    windows = Map.copyOf(windows);
  }

  /** With bots, if there are any, that take as long as usual. */
  public Pace(TurnClock clock, Map<String, Duration> windows) {
    this(clock, windows, BotPace.USUAL);
  }
}
