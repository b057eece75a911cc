package games.chalet.match;

import java.time.Duration;
import java.util.Map;

/**
 * The pace of a match.
 *
 * @param clock the time for a turn
 * @param windows the time that windows stay open, by kind; none in headers that are older than this
 * @param bots the time that bots take for an action
 */
public record Pace(TurnClock clock, Map<String, Duration> windows, BotPace bots) {

  public Pace {
    windows = Map.copyOf(windows);
  }
}
