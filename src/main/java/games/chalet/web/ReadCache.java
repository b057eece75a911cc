package games.chalet.web;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Weigher;
import java.util.Optional;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * A bounded cache of rows that are read often. Each change has to be reported after its commit, one
 * change to a key after the other; a read that began before that does not restore the old value.
 * Reads wait for no lock, because they may wait for a connection to the database. Entries may be
 * dropped at any time.
 */
public final class ReadCache<K, V> {

  private final ConcurrentMap<K, V> values;
  private final AtomicLong changes = new AtomicLong();

  /** Creates an empty cache of that many entries at most. */
  public ReadCache(int most) {
    this(most, (key, value) -> 1);
  }

  /** Creates an empty cache whose entries together weigh no more than that. */
  public ReadCache(long most, Weigher<K, V> weigher) {
    values =
        Caffeine.newBuilder()
            .maximumWeight(most)
            .weigher(weigher)
            .executor(Runnable::run)
            .<K, V>build()
            .asMap();
  }

  /**
   * Returns the value of that key, read only if it is not cached; missing values are not cached.
   */
  public Optional<V> get(K key, Supplier<Optional<V>> read) {
    V known = values.get(key);
    if (known != null) {
      return Optional.of(known);
    }
    long before = changes.get();
    Optional<V> found = read.get();
    found.ifPresent(value -> keep(key, value, before));
    return found;
  }

  private void keep(K key, V value, long before) {
    // Increment before removing, so that a concurrent read never stores a stale value.
    values.compute(key, (same, known) -> changes.get() == before ? value : known);
  }

  /** Replaces the cached value. Call after the commit. */
  public void put(K key, V value) {
    changes.incrementAndGet();
    values.put(key, value);
  }

  /** Invalidates one entry. Call after the commit. */
  public void forget(K key) {
    changes.incrementAndGet();
    values.remove(key);
  }

  /** Invalidates every entry. Call after the commit. */
  public void forgetAll() {
    changes.incrementAndGet();
    values.clear();
  }
}
