package games.chalet.storage.locks;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/** A lock for each name that is held or waited for; all others are forgotten. */
final class NamedLocks {

  private static final class Used {

    private final ReentrantLock lock = new ReentrantLock();
    private int users;
  }

  private final Map<String, Used> used = new ConcurrentHashMap<>();

  /** Acquires the lock of that name, until {@link #leave}. */
  ReentrantLock enter(String name) {
    return Objects.requireNonNull(
            used.compute(
                name,
                (same, known) -> {
                  Used entered = known == null ? new Used() : known;
                  entered.users++;
                  return entered;
                }))
        .lock;
  }

  void leave(String name) {
    used.computeIfPresent(name, (same, left) -> --left.users == 0 ? null : left);
  }
}
