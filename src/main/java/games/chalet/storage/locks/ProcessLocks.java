package games.chalet.storage.locks;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Locks for a single process on the database. A caller waits until it is their turn. */
public final class ProcessLocks implements SharedLocks {

  private final NamedLocks locks = new NamedLocks();

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
}
