package games.chalet.storage.locks;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Locks for a single process on the database. A caller waits until it is their turn. */
public final class ProcessLocks implements SharedLocks {

  private final NamedLocks locks = new NamedLocks();
  private final Set<String> busy = ConcurrentHashMap.newKeySet();

  @Override
  public <T> T holding(String name, Supplier<T> steps) {
    ReentrantLock lock = locks.enter(name);
    lock.lock();
    try {
      return steps.get();
    } finally {
      lock.unlock();
      locks.leave(name);
    }
  }

  @Override
  public <T, E extends Exception> Optional<T> ifFree(String name, Steps<T, E> steps) throws E {
    if (!busy.add(name)) {
      return Optional.empty();
    }
    try {
      return Optional.of(steps.run());
    } finally {
      busy.remove(name);
    }
  }
}
