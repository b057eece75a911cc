package games.chalet.web.http;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shares threads between addresses: the tasks of one address beyond its share wait, in order, until
 * one of its own is done. Other addresses do not wait for them.
 */
final class FairThreads {

  private static final Logger LOG = LoggerFactory.getLogger(FairThreads.class);

  private final Executor threads;
  private final int share;

  /** Guarded by its own monitor. */
  private final Map<String, Lane> lanes = new HashMap<>();

  /**
   * Creates a fair use of threads.
   *
   * @param share the most threads of one address at one time
   */
  FairThreads(Executor threads, int share) {
    this.threads = threads;
    this.share = share;
  }

  /** The tasks of one address. */
  private static final class Lane {
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private int running;
  }

  /**
   * Runs a task for an address, now or later.
   *
   * @throws RejectedExecutionException if the threads accept no more tasks
   */
  void execute(String address, Runnable task) {
    synchronized (lanes) {
      Lane lane = lanes.computeIfAbsent(address, one -> new Lane());
      if (lane.running >= share) {
        lane.waiting.add(task);
        return;
      }
      lane.running++;
    }
    start(address, task);
  }

  private void start(String address, Runnable task) {
    try {
      threads.execute(() -> run(address, task));
    } catch (RejectedExecutionException e) { // The server stops.
      synchronized (lanes) {
        lanes.remove(address);
      }
      throw e;
    }
  }

  private void run(String address, Runnable task) {
    try {
      task.run();
    } finally {
      done(address);
    }
  }

  private void done(String address) {
    Runnable next;
    synchronized (lanes) {
      Lane lane = lanes.get(address);
      if (lane == null) {
        return;
      }
      next = lane.waiting.poll();
      if (next == null) {
        lane.running--;
        if (lane.running == 0) {
          lanes.remove(address);
        }
      }
    }
    if (next != null) {
      try {
        start(address, next); // Behind the others, so that every address gets its turn.
      } catch (RejectedExecutionException e) {
        LOG.debug("Executor is shut down; dropping tasks of {}", address);
      }
    }
  }
}
