package games.chalet.solo;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** One lock per player, so that two concurrent requests start one match. */
@Component
class PlayerLocks {

  private static final int LOCKS = 64;

  private final Lock[] locks =
      Stream.generate(ReentrantLock::new).limit(LOCKS).toArray(Lock[]::new);

  <T> T with(String player, Supplier<T> steps) {
    Lock lock = locks[Math.floorMod(player.hashCode(), LOCKS)];
    lock.lock();
    try {
      return steps.get();
    } finally {
      lock.unlock();
    }
  }
}
