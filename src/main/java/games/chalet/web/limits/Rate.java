package games.chalet.web.limits;

import jakarta.validation.constraints.PositiveOrZero;
import java.time.Duration;

/**
 * A rate of events. If either number is 0 there is no limit.
 *
 * @param perSecond the sustained rate
 * @param burst the most at once
 */
public record Rate(@PositiveOrZero double perSecond, @PositiveOrZero int burst) {

  private static final double NANOS_PER_SECOND = Duration.ofSeconds(1).toNanos();

  public boolean isOff() {
    return perSecond == 0 || burst == 0;
  }

  /** Returns the number of events, beyond the burst, in so many nanoseconds. */
  double within(long nanos) {
    return nanos / NANOS_PER_SECOND * perSecond;
  }

  /**
   * Returns the share of it that no stranger may take from people known here: half of the burst.
   */
  int reserve() {
    return burst / 2;
  }

  /**
   * Returns the share of one table: enough for the few who sit there, and so little that whoever
   * opens tables for its sake gains little.
   */
  Rate ofTable() {
    return new Rate(perSecond / 200, Math.ceilDiv(burst, 25));
  }

  Rate withBurst(int most) {
    return new Rate(perSecond, most);
  }

  public Rate times(int factor) {
    return new Rate(perSecond * factor, (int) Math.min((long) burst * factor, Integer.MAX_VALUE));
  }
}
