package games.chalet.web;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * A bounded cache of rows that are read again and again. Whoever changes one says so after the
 * commit, one change to a key after the other; a read that began before that does not put the old
 * value back. It holds no truth: all of it may be dropped at any time.
 */
public final class ReadCache<V> {

  private final int most;
  private final Map<String, V> values = new ConcurrentHashMap<>();
  private final AtomicLong changes = new AtomicLong();

  /**
   * Nothing yet.
   *
   * @param most where there are more, all are forgotten
   */
  public ReadCache(int most) {
    this.most = most;
  }

  /** The value of that key, read only if it is not remembered; what is not there is asked again. */
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
    // Whoever forgets counts first and removes afterwards: nobody gets to see what is old.
    values.compute(key, (same, known) -> changes.get() == before ? value : known);
  }

  /** This is what it is now, and that is committed. */
  public void put(String key, V value) {
    changes.incrementAndGet();
    makeRoom();
    values.put(key, value);
  }

  /** It has been changed, and that is committed. */
  public void forget(String key) {
    changes.incrementAndGet();
    values.remove(key);
  }

  /** Many have been changed, and that is committed. */
  public void forgetAll() {
    changes.incrementAndGet();
    values.clear();
  }
}
