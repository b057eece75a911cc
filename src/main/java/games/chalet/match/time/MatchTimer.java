package games.chalet.match.time;

import games.chalet.match.state.Position;
import java.time.Duration;
import java.util.Optional;

/** Sets the time of the next check of one match. */
public final class MatchTimer {

  public static final Duration RETRY = Duration.ofSeconds(1);

  /** The delay after an error: a fault lasts for a while, and each try logs a page. */
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

  /** Sets the next check after a change, or after a failed one. */
  public void set(Position<?, ?, ?> position) {
    wakeUps.set(matchId, position.over() ? Optional.empty() : rules.next(position));
  }

  /** Schedules a quick retry after a failure that may be over soon. */
  public void retry() {
    wakeUps.setEarlier(matchId, time.processNow().plus(RETRY));
  }

  public void retryAfterError() {
    wakeUps.setEarlier(matchId, time.processNow().plus(RETRY_AFTER_ERROR));
  }
}
