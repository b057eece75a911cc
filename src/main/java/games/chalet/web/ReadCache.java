package games.chalet.web;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * A bounded cache of rows that are read often. Each change has to be reported after its commit, one
 * change to a key after the other; a read that began before that does not restore the old value.
 * Entries may be dropped at any time.
 */
public final class ReadCache<V> {

  private final int most;
  private final Map<String, V> values = new ConcurrentHashMap<>();
  private final AtomicLong changes = new AtomicLong();

  /**
   * Creates an empty cache.
   *
   * @param most the size above which all entries are dropped
   */
  public ReadCache(int most) {
    this.most = most;
  }

  /**
   * Returns the value of that key, read only if it is not cached; missing values are not cached.
   */
  public Optional<V> get(String key, Supplier<Optional<V>> read) {
    V known = values.get(key);
    if (known != null) {
      return Optional.of(known);
    }
    long before = changes.get();
    Optional<V> found = read.get();
    found.ifPresent(value -> keep(key, value, before));
    return found;
  }

  private void makeRoom() {
    if (values.size() >= most) {
      values.clear();
    }
  }

  private void keep(String key, V value, long before) {
    makeRoom();
    // Increment before removing, so that a concurrent read never stores a stale value.
    values.compute(key, (same, known) -> changes.get() == before ? value : known);
  }

  /** Replaces the cached value. Call after the commit. */
  public void put(String key, V value) {
    changes.incrementAndGet();
    makeRoom();
    values.put(key, value);
  }

  /** Invalidates one entry. Call after the commit. */
  public void forget(String key) {
    changes.incrementAndGet();
    values.remove(key);
  }

  /** Invalidates every entry. Call after the commit. */
  public void forgetAll() {
    changes.incrementAndGet();
    values.clear();
  }
}
