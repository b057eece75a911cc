package games.chalet.web.limits;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * One bucket for each of the keys seen last. Memory stays bounded, even with requests from 65,536
 * networks of IPv6. A bucket that is full again is forgotten.
 */
public final class TokenBuckets {

  private static final int MOST = 10_000;

  private final Rate rate;
  private final LongSupplier nanoTime;

  private final Map<String, TokenBucket> buckets =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TokenBucket> eldest) {
          return size() > MOST || (size() > 1 && eldest.getValue().isFull());
        }
      };

  /** Creates full buckets for all keys. */
  public TokenBuckets(Rate rate, LongSupplier nanoTime) {
    this.rate = rate;
    this.nanoTime = nanoTime;
  }

  /** Takes a token of that key; returns false if it has none. */
  public boolean take(String key) {
    return take(key, 0);
  }

  /** Takes a token of that key, unless fewer than so many would stay; returns false then. */
  public boolean take(String key, int reserve) {
    return rate.isOff() || bucket(key).take(reserve);
  }

  /** Puts a token of that key back that was taken for nothing. */
  public void giveBack(String key) {
    bucket(key).giveBack();
  }

  /** Returns true if that key has a token. */
  public boolean has(String key) {
    return bucket(key).has();
  }

  /**
   * Takes a token of that key, whose bucket is of another size than those of others; returns false
   * if it has none.
   */
  boolean take(String key, Rate its) {
    return bucket(key, its).take();
  }

  /** Returns the seconds until that key has a token again, at least one. */
  public int secondsToWait(String key) {
    return secondsToWait(key, 0);
  }

  /** Returns the seconds until that key has a token besides so many, at least one. */
  public int secondsToWait(String key, int reserve) {
    return rate.isOff() ? 1 : bucket(key).secondsToWait(reserve);
  }

  private TokenBucket bucket(String key) {
    return bucket(key, rate);
  }

  private TokenBucket bucket(String key, Rate its) {
    synchronized (buckets) {
      return buckets.computeIfAbsent(key, unseen -> new TokenBucket(its, nanoTime));
    }
  }

  int size() {
    synchronized (buckets) {
      return buckets.size();
    }
  }
}
