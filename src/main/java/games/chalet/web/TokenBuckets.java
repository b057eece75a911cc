package games.chalet.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** One bucket for each key, of the keys seen last: memory stays bounded whoever asks. */
final class TokenBuckets {

  private static final int MOST = 10_000;

  private final int perSecond;
  private final int burst;
  private final LongSupplier nanoTime;

  private final Map<String, TokenBucket> buckets =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TokenBucket> eldest) {
          return size() > MOST;
        }
      };

  TokenBuckets(int perSecond, int burst, LongSupplier nanoTime) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.nanoTime = nanoTime;
  }

  boolean take(String key) {
    TokenBucket bucket;
    synchronized (buckets) {
      bucket = buckets.computeIfAbsent(key, unseen -> new TokenBucket(perSecond, burst, nanoTime));
    }
    return bucket.take();
  }

  int size() {
    synchronized (buckets) {
      return buckets.size();
    }
  }
}
