package games.chalet.archive;

import games.chalet.web.RefusedException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Lets one caller at a time do work that takes long, so that readers of old matches do not slow
 * down players. Few wait, for a few seconds.
 */
final class FewAtOnce {

  private static final int AT_ONCE = 1;
  private static final long WAIT_SECONDS = 5;

  /** The most that wait; more would take the threads away from players. */
  private static final int MOST_WAITING = 8;

  private final Semaphore places = new Semaphore(AT_ONCE, true);
  private final Supplier<RefusedException> busy;

  /**
   * Creates the places.
   *
   * @param busy creates the refusal for those who cannot wait
   */
  FewAtOnce(Supplier<RefusedException> busy) {
    this.busy = busy;
  }

  /**
   * Does the work as soon as there is a place.
   *
   * @throws RefusedException if there is none
   */
  <T> T inTurn(Supplier<T> work) {
    if (!enter()) {
      throw busy.get();
    }
    try {
      return work.get();
    } finally {
      places.release();
    }
  }

  private boolean enter() {
    if (places.getQueueLength() >= MOST_WAITING) {
      return false;
    }
    try {
      return places.tryAcquire(WAIT_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
