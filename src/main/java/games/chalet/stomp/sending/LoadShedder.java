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
 * Disconnects the sessions with the longest backlog while the {@link SendBudget} is exceeded.
 * Bodies shared with others count in full: otherwise a client that reads nothing could hide among
 * others who do not read the same.
 */
public final class LoadShedder {

  private static final Logger LOG = LoggerFactory.getLogger(LoadShedder.class);

  /**
   * The shortest time between two log lines, so that a browser that reconnects again and again does
   * not fill the log.
   */
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

  /** A client with a backlog. */
  public interface Listener {

    /** Returns the size of the backlog, in bytes. */
    long backlog();

    /** Drops the backlog and disconnects; returns at once. */
    void letGo();
  }

  /**
   * Disconnects clients while the budget is exceeded. Call after each frame that was queued. Never
   * waits.
   */
  public void letGoIfNeeded() {
    // Another thread that is doing this sees the bytes queued before this check, or this thread
    // sees them.
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

  /** Returns the backlogs at this moment: they keep changing while they are sorted. */
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
      LOG.warn(
          "Send budget exceeded: disconnected {} slow clients (see CHALET_SENDING_BUDGET in"
              + " docs/settings.md)",
          letGo);
      loggedAt = now;
      letGo = 0;
    }
  }

  private record Backlog(Listener of, long bytes) {}
}
