package games.chalet.web;

import java.util.function.LongSupplier;

/** Lets through a burst, and after that so many a second. Safe for use by many threads. */
final class TokenBucket {

  private static final double NANOS_PER_SECOND = 1e9;

  private final int perSecond;
  private final int burst;
  private final LongSupplier nanoTime;
  private double tokens;
  private long filledAt;

  TokenBucket(int perSecond, int burst, LongSupplier nanoTime) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.nanoTime = nanoTime;
    this.tokens = burst;
    this.filledAt = nanoTime.getAsLong();
  }

  /** Whether there was a token left, which is then gone. */
  synchronized boolean take() {
    long now = nanoTime.getAsLong();
    tokens = Math.min(burst, tokens + (now - filledAt) / NANOS_PER_SECOND * perSecond);
    filledAt = now;
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }
}
