package games.chalet.stomp.sending;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Disconnects the sessions with the longest backlog while the {@link SendBudget} is exceeded. What
 * they share with others counts in full: else whoever reads nothing could hide among others who do
 * not read the same.
 */
public final class LoadShedder {

  private static final Logger LOG = LoggerFactory.getLogger(LoadShedder.class);

  /** A browser that comes back again and again does not fill the log. */
  private static final long LOG_EVERY = TimeUnit.MINUTES.toNanos(1);

  private final SendBudget budget;
  private final Supplier<? extends Collection<? extends Listener>> listeners;
  private final Lock oneAtATime = new ReentrantLock();
  private long letGo;
  private long loggedAt = System.nanoTime() - LOG_EVERY;

  public LoadShedder(
      SendBudget budget, Supplier<? extends Collection<? extends Listener>> listeners) {
    this.budget = budget;
    this.listeners = listeners;
  }

  /** Somebody for whom something waits. */
  public interface Listener {

    /** How much waits, in bytes. */
    long backlog();

    /** Drops what waits and parts from them; returns at once. */
    void letGo();
  }

  /** To be called after each frame that has been handed in. Waits for nobody. */
  public void letGoIfNeeded() {
    // Another thread that is at it sees what was handed in before this question, or we see it.
    while (budget.isExceeded() && oneAtATime.tryLock()) {
      try {
        if (!relieve()) {
          return;
        }
      } finally {
        oneAtATime.unlock();
      }
    }
  }

  private boolean relieve() {
    boolean relieved = false;
    for (Backlog slowest : slowestFirst()) {
      if (!budget.isExceeded()) {
        break;
      }
      slowest.of().letGo();
      letGo++;
      relieved = true;
    }
    log();
    return relieved;
  }

  /** As it is now: while one sorts, what waits goes on changing. */
  private List<Backlog> slowestFirst() {
    return listeners.get().stream()
        .map(listener -> new Backlog(listener, listener.backlog()))
        .filter(backlog -> backlog.bytes() > 0)
        .sorted(Comparator.comparingLong(Backlog::bytes).reversed())
        .toList();
  }

  private void log() {
    long now = System.nanoTime();
    if (letGo > 0 && now - loggedAt >= LOG_EVERY) {
      LOG.warn("Send budget exceeded: disconnected {} slow clients", letGo);
      loggedAt = now;
      letGo = 0;
    }
  }

  private record Backlog(Listener of, long bytes) {}
}
