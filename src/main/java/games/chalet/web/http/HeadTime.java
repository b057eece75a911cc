package games.chalet.web.http;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Measures the time that a request's head, its first line and its headers, takes to arrive. */
final class HeadTime {

  private final LongSupplier nanoTime;
  private boolean hasBegun;
  private long begunAt;

  /**
   * Creates the time of a connection on which no head has begun.
   *
   * @param nanoTime of a clock that cannot be set
   */
  HeadTime(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** Records that the next byte, if any, begins another head. */
  void end() {
    hasBegun = false;
  }

  boolean hasBegun() {
    return hasBegun;
  }

  /**
   * Returns the milliseconds left for the rest of a head that has begun by now; 0 or less: none.
   *
   * @param within the milliseconds from its first byte to its last
   */
  long left(long within) {
    long now = nanoTime.getAsLong();
    if (!hasBegun) {
      hasBegun = true;
      begunAt = now;
    }
    return within - TimeUnit.NANOSECONDS.toMillis(now - begunAt);
  }
}
