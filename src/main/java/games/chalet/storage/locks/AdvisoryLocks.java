package games.chalet.storage.locks;

import games.chalet.storage.StorageRefusal;
import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import games.chalet.web.problems.CommonRefusal;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Locks for several nodes on one PostgreSQL: its advisory locks, all those of a node on one
 * connection that it keeps for them. So a caller who waits for a lock holds no connection, and a
 * node that dies, is paused or is cut off loses its locks with that connection. Within a node
 * callers of the same lock queue first, so that at most one of them asks the database for it.
 */
public final class AdvisoryLocks implements SharedLocks, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(AdvisoryLocks.class);
  private static final long FIRST_PAUSE_MILLIS = 2;
  private static final long LONGEST_PAUSE_MILLIS = 32;

  /**
   * The longest waits.
   *
   * @param longestWait how long a caller waits for a lock until they are refused
   * @param silence how long the database hears nothing from this node until it takes the locks away
   */
  public record Patience(Duration longestWait, Duration silence) {

    /** Shorter than a person waits for an answer; longer than Java's longest pauses. */
    public static final Patience USUAL = new Patience(Duration.ofSeconds(5), Duration.ofSeconds(8));
  }

  private final Patience patience;
  private final LockSession session;
  private final NamedLocks here = new NamedLocks();
  private final ScheduledExecutorService heart =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("lock-heartbeat").daemon().factory());

  /** Creates locks in that database; no connection is taken before it is needed. */
  public AdvisoryLocks(DataSource database, Patience patience) {
    this.patience = patience;
    this.session = new LockSession(database, patience.silence());
  }

  /** Starts to send signs of life to the database. */
  @SuppressWarnings("FutureReturnValueIgnored") // It continues after any failure.
  public void start() {
    long period = patience.silence().toMillis() / 4;
    heart.scheduleWithFixedDelay(
        LastResort.surviving(session::beat, LOG, "Lock connection check failed"),
        period,
        period,
        TimeUnit.MILLISECONDS);
  }

  @Override
  public <T> T holding(String name, Supplier<T> steps) {
    long end = System.nanoTime() + patience.longestWait().toNanos();
    ReentrantLock lock = here.enter(name);
    try {
      await(lock);
      try {
        return lock.getHoldCount() > 1 ? steps.get() : holdingEverywhere(name, end, steps);
      } finally {
        lock.unlock();
      }
    } finally {
      here.leave(name);
    }
  }

  private void await(ReentrantLock lock) {
    try {
      if (!lock.tryLock(patience.longestWait().toNanos(), TimeUnit.NANOSECONDS)) {
        throw tooLong();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw tooLong();
    }
  }

  private <T> T holdingEverywhere(String name, long end, Supplier<T> steps) {
    long key = key(name);
    long pause = FIRST_PAUSE_MILLIS;
    while (!taken(key)) {
      if (System.nanoTime() - end >= 0) {
        throw tooLong();
      }
      rest(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
    }
    try {
      return steps.get();
    } finally {
      release(key, name);
    }
  }

  private void release(long key, String name) {
    if (!session.release(key)) {
      LOG.warn("Lost lock {} while holding it; stored data is not affected", name);
    }
  }

  private static void rest(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw tooLong();
    }
  }

  private boolean taken(long key) {
    try {
      return session.tryTake(key);
    } catch (SQLException e) {
      LOG.warn("Cannot acquire advisory lock", e);
      throw CommonRefusal.DATABASE_AWAY.of();
    }
  }

  /** Returns the key of a name, equal on every node. */
  private static long key(String name) {
    return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).getMostSignificantBits();
  }

  private static RefusedException tooLong() {
    return StorageRefusal.LOCKED.of();
  }

  @Override
  public void close() {
    heart.shutdownNow();
    session.close();
  }
}
