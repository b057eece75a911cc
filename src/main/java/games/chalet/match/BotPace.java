package games.chalet.match;

import java.time.Duration;

/** The time that bots take for an action, however long they think. */
public enum BotPace {
  /** 1.5 to 4 seconds. */
  SLOW(Duration.ofMillis(1500), Duration.ofMillis(4000)),
  /** 0.6 to 2 seconds. */
  USUAL(Duration.ofMillis(600), Duration.ofMillis(2000)),
  /** 0.2 to 0.6 seconds. */
  QUICK(Duration.ofMillis(200), Duration.ofMillis(600));

  private final Duration shortest;
  private final Duration longest;

  BotPace(Duration shortest, Duration longest) {
    this.shortest = shortest;
    this.longest = longest;
  }

  /** Returns the shortest time between an action and the one before it. */
  public Duration shortest() {
    return shortest;
  }

  /** Returns the longest time before an action, unless the thought itself took longer. */
  public Duration longest() {
    return longest;
  }
}
