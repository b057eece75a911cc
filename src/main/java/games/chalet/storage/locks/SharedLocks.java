package games.chalet.storage.locks;

import java.util.function.Supplier;

/**
 * Locks by name that exclude all others who work on the same database. They keep order and save
 * work. In a cluster a lock can be lost while it is held, so a caller that relies on it for data on
 * disk needs a version, a key or a condition there as well.
 */
public interface SharedLocks {

  /**
   * Runs steps while no other caller holds that lock; its holder may take it again.
   *
   * @throws games.chalet.web.RefusedException {@code unavailable} if others hold it for too long,
   *     or the database does not answer
   */
  <T> T holding(String name, Supplier<T> steps);

  /** Runs steps without a result, as {@link #holding} does. */
  default void running(String name, Runnable steps) {
    holding(
        name,
        () -> {
          steps.run();
          return true;
        });
  }
}
