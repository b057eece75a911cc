package games.chalet.match.time;

import games.chalet.match.state.Position;
import java.time.Duration;
import java.util.Optional;

/** When to look at one match again. */
public final class MatchTimer {

  public static final Duration RETRY = Duration.ofSeconds(1);

  /** What is broken will be so for a while, and each time is a page in the log. */
  public static final Duration RETRY_AFTER_ERROR = Duration.ofSeconds(30);

  private final String matchId;
  private final TimeRules rules;
  private final WakeUps wakeUps;
  private final MatchTime time;

  public MatchTimer(String matchId, TimeRules rules, WakeUps wakeUps, MatchTime time) {
    this.matchId = matchId;
    this.rules = rules;
    this.wakeUps = wakeUps;
    this.time = time;
  }

  /** When something has been done, or has come to nothing. */
  public void set(Position<?, ?, ?> position) {
    wakeUps.set(matchId, position.over() ? Optional.empty() : rules.next(position));
  }

  /** Something did not work that may work in a moment. */
  public void retry() {
    wakeUps.setEarlier(matchId, time.processNow().plus(RETRY));
  }

  public void retryAfterError() {
    wakeUps.setEarlier(matchId, time.processNow().plus(RETRY_AFTER_ERROR));
  }
}
