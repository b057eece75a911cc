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
    return rate.isOff() || bucket(key).take();
  }

  /** Returns the seconds until that key has a token again, at least one. */
  public int secondsToWait(String key) {
    return rate.isOff() ? 1 : bucket(key).secondsToWait();
  }

  private TokenBucket bucket(String key) {
    synchronized (buckets) {
      return buckets.computeIfAbsent(key, unseen -> new TokenBucket(rate, nanoTime));
    }
  }

  int size() {
    synchronized (buckets) {
      return buckets.size();
    }
  }
}
