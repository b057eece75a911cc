package games.chalet.web.limits;

import java.util.function.LongSupplier;

/** Lets through a burst, and after that so many a second. Safe for use by many threads. */
public final class TokenBucket {

  private final Rate rate;
  private final LongSupplier nanoTime;
  private double tokens;
  private long filledAt;

  /**
   * Creates a full bucket.
   *
   * @param nanoTime of a clock that cannot be set
   */
  public TokenBucket(Rate rate, LongSupplier nanoTime) {
    this.rate = rate;
    this.nanoTime = nanoTime;
    this.tokens = rate.burst();
    this.filledAt = nanoTime.getAsLong();
  }

  /** Takes a token; returns false if none was left. */
  public boolean take() {
    return take(0);
  }

  /** Takes a token, unless fewer than so many would stay; returns false then. */
  synchronized boolean take(int reserve) {
    if (rate.isOff()) {
      return true;
    }
    fill();
    if (tokens < reserve + 1) {
      return false;
    }
    tokens--;
    return true;
  }

  /** Puts a token back that was taken for nothing. */
  synchronized void giveBack() {
    tokens = Math.min(rate.burst(), tokens + 1);
  }

  /** Returns true if there is a token. */
  synchronized boolean has() {
    fill();
    return rate.isOff() || tokens >= 1;
  }

  /** Returns the seconds until there is a token besides so many, at least one. */
  synchronized int secondsToWait(int reserve) {
    fill();
    return (int) Math.max(1, Math.ceil((reserve + 1 - tokens) / rate.perSecond()));
  }

  /** Returns true if it is full, as good as a new one. */
  synchronized boolean isFull() {
    fill();
    return tokens >= rate.burst();
  }

  private void fill() {
    long now = nanoTime.getAsLong();
    tokens = Math.min(rate.burst(), tokens + rate.within(now - filledAt));
    filledAt = now;
  }
}
