package games.chalet.stomp;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import org.springframework.stereotype.Component;

/**
 * Counts how often each player came online and went offline, so that of two messages the newer one
 * wins, also if they come from different processes. A number is a moment in milliseconds, or one
 * more than the last one: they grow over restarts as well, and when clocks differ.
 */
@Component
public class PresenceNumbers {

  private static final int MOST = 100_000;

  private final Cache<String, Long> numbers = Caffeine.newBuilder().maximumSize(MOST).build();
  private final Clock clock;

  public PresenceNumbers(Clock clock) {
    this.clock = clock;
  }

  /** Returns the number of a player's presence; 0 if nothing is known of it. */
  public long of(String playerId) {
    Long number = numbers.getIfPresent(playerId);
    return number == null ? 0 : number;
  }

  /** Counts a change that has happened at this process, and returns its number. */
  public long next(String playerId) {
    long now = clock.millis();
    return numbers.asMap().merge(playerId, now, (last, it) -> Math.max(last + 1, now));
  }

  /** Notes the number of a change that has happened at another process. */
  public void note(String playerId, long number) {
    numbers.asMap().merge(playerId, number, Math::max);
  }
}
