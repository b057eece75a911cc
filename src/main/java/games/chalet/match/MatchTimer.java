package games.chalet.match;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** When to look at one match again. */
final class MatchTimer {

  static final Duration RETRY = Duration.ofSeconds(1);

  /** What is broken will be so for a while, and each time is a page in the log. */
  static final Duration RETRY_AFTER_ERROR = Duration.ofSeconds(30);

  private final String matchId;
  private final TimeRules rules;
  private final AlarmClock alarms;
  private final Clock clock;

  MatchTimer(String matchId, TimeRules rules, AlarmClock alarms, Clock clock) {
    this.matchId = matchId;
    this.rules = rules;
    this.alarms = alarms;
    this.clock = clock;
  }

  /** When something has been done, or has come to nothing. */
  void set(Position<?, ?, ?> position) {
    alarms.set(matchId, position.over() ? Optional.empty() : rules.next(position));
  }

  /** Something did not work that may work in a moment. */
  void retry() {
    alarms.setEarlier(matchId, clock.instant().plus(RETRY));
  }

  void retryAfterError() {
    alarms.setEarlier(matchId, clock.instant().plus(RETRY_AFTER_ERROR));
  }
}
