package games.chalet.storage;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Locks by name that exclude everybody who works on the same database. They keep order and spare
 * work; in a cluster a lock can be lost while somebody holds it, so whoever relies on it for what
 * is on disk has a version, a key or a condition there as well.
 */
public interface SharedLocks {

  /** What is done while a lock is held. */
  @FunctionalInterface
  interface Steps<T, E extends Exception> {

    T run() throws E;
  }

  /**
   * Does something while nobody else holds that lock; whoever holds it may take it again.
   *
   * @throws games.chalet.web.RefusedException {@code unavailable} if others hold it for too long,
   *     or the database does not answer
   */
  <T> T holding(String name, Supplier<T> steps);

  /**
   * Does something unless somebody is at it already, however long it takes. The names are of a kind
   * of their own: nobody waits for these.
   *
   * @return empty if somebody is
   */
  <T, E extends Exception> Optional<T> ifFree(String name, Steps<T, E> steps) throws E;
}
