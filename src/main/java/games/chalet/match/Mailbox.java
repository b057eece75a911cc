package games.chalet.match;

import games.chalet.web.LastResort;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one door to a match: letters are opened one at a time and in order, by whichever thread is
 * free. While what one has led to is being written to disk the others wait.
 */
final class Mailbox {

  private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);
  private static final int ROOM = 500;

  /** A seat that sends without end may not keep out the calls of others, nor time. */
  private static final int ROOM_OF_ONE = 60;

  /** Other matches wait for the thread too: after so many letters it is their turn. */
  private static final int AT_ONCE = 20;

  private final Executor executor;
  private final Activity activity;
  private final Deque<Runnable> letters = new ArrayDeque<>();
  private final Map<Object, Integer> waiting = new HashMap<>();
  private boolean busy;
  private long holds;

  Mailbox(Executor executor, Activity activity) {
    this.executor = executor;
    this.activity = activity;
  }

  /**
   * Puts a letter in; false if there is no room for it, or so many of this sender's wait already.
   */
  boolean post(Object sender, Runnable letter) {
    if (!mayWait(sender)) {
      return false;
    }
    boolean taken =
        post(
            () -> {
              waitsNoMore(sender);
              letter.run();
            });
    if (!taken) {
      waitsNoMore(sender);
    }
    return taken;
  }

  private boolean mayWait(Object sender) {
    synchronized (letters) {
      int before = waiting.getOrDefault(sender, 0);
      if (before >= ROOM_OF_ONE) {
        return false;
      }
      waiting.put(sender, before + 1);
      return true;
    }
  }

  private void waitsNoMore(Object sender) {
    synchronized (letters) {
      waiting.computeIfPresent(sender, (who, count) -> count == 1 ? null : count - 1);
    }
  }

  /**
   * Puts a letter of the house in; false if there is no room for it, or the threads have ended
   * because the house closes.
   */
  boolean post(Runnable letter) {
    synchronized (letters) {
      if (letters.size() >= ROOM) {
        return false;
      }
      letters.addLast(letter);
      if (busy) {
        return true;
      }
      busy = true;
    }
    activity.began();
    try {
      handOver();
    } catch (RejectedExecutionException e) {
      nobodyOpens(letter);
      return false;
    }
    return true;
  }

  /** The threads have ended: what was just put in is taken out, as if it had never been there. */
  private void nobodyOpens(Runnable letter) {
    synchronized (letters) {
      letters.removeLastOccurrence(letter);
      busy = false;
    }
    activity.ended();
  }

  /**
   * To be called from a letter, which then ends without touching the match any more: no other is
   * opened until {@link #resume}.
   */
  void hold() {
    synchronized (letters) {
      holds++;
    }
  }

  /** Goes on after {@link #hold}, with this letter before all that wait. */
  void resume(Runnable first) {
    synchronized (letters) {
      letters.addFirst(first);
    }
    handOver();
  }

  private void handOver() {
    try {
      executor.execute(this::open);
    } catch (Error e) { // The letters would wait for ever.
      LastResort.endIfBeyondRepair(e);
      throw e;
    }
  }

  private void open() {
    for (int count = 0; count < AT_ONCE; count++) {
      Runnable letter;
      long before;
      synchronized (letters) {
        letter = letters.pollFirst();
        busy = letter != null;
        before = holds;
      }
      if (letter == null) {
        activity.ended();
        return;
      }
      read(letter);
      synchronized (letters) {
        if (holds != before) {
          return;
        }
      }
    }
    handOver();
  }

  /** Whatever happens in it, the letters after it are opened. */
  private static void read(Runnable letter) {
    LastResort.surviving(letter, LOG, "A letter to a match could not be dealt with").run();
  }
}
