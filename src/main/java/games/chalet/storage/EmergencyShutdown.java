package games.chalet.storage;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends the process when the server cannot continue: the journal has everything, and the supervisor
 * of the process (compose, systemd) restarts it. It shuts down as on SIGTERM, and is halted if that
 * takes too long.
 */
final class EmergencyShutdown {

  /** The exit status of the process. */
  static final int EXIT_CODE = 1;

  private static final Logger LOG = LoggerFactory.getLogger(EmergencyShutdown.class);

  private static final Duration LONGEST = Duration.ofSeconds(20);

  private final AtomicBoolean begun = new AtomicBoolean();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Runnable exit;

  EmergencyShutdown() {
    this(() -> System.exit(EXIT_CODE));
  }

  EmergencyShutdown(Runnable exit) {
    this.exit = exit;
  }

  /** Returns true if the process is about to end. */
  boolean hasBegun() {
    return begun.get();
  }

  /**
   * Logs the reason, and ends the process; returns at once.
   *
   * @param sentence the event and the remedy, for the host
   */
  void because(String sentence) {
    if (begun.compareAndSet(false, true)) {
      LOG.error("{}", sentence);
      Thread.ofPlatform().daemon().name("ending-at-last").start(this::haltAtLast);
      Thread.ofPlatform().daemon().name("ending").start(this::exit);
    }
  }

  private void exit() {
    try {
      exit.run();
    } finally {
      done.countDown();
    }
  }

  private void haltAtLast() {
    try {
      if (done.await(LONGEST.toSeconds(), TimeUnit.SECONDS)) {
        return;
      }
      LOG.error("Shutdown took too long; ending the process");
    } catch (InterruptedException e) {
      LOG.error("Shutdown was interrupted; ending the process", e);
    }
    Runtime.getRuntime().halt(EXIT_CODE);
  }
}
