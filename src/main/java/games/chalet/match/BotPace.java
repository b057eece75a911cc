package games.chalet.match;

import java.time.Duration;

/** How long bots take for an action, whatever they have to think about. */
public enum BotPace {
  SLOW(Duration.ofMillis(1500), Duration.ofMillis(4000)),
  USUAL(Duration.ofMillis(600), Duration.ofMillis(2000)),
  QUICK(Duration.ofMillis(200), Duration.ofMillis(600));

  private final Duration shortest;
  private final Duration longest;

  BotPace(Duration shortest, Duration longest) {
    this.shortest = shortest;
    this.longest = longest;
  }

  /** No action comes sooner than this after the one before it. */
  public Duration shortest() {
    return shortest;
  }

  /** An action comes so late at most, where the thought was not late itself. */
  public Duration longest() {
    return longest;
  }
}
