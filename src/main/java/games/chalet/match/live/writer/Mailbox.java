package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.web.LastResort;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A serial queue of messages on a shared executor: they are handled one at a time and in order.
 * {@link #hold} suspends it until the journal has answered.
 */
public final class Mailbox {

  /**
   * The most messages handled in a row; then it is the turn of other matches, which wait for the
   * thread too.
   */
  static final int AT_ONCE = 20;

  private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

  private final String matchId;
  private final Executor executor;
  private final InFlight inFlight;
  private final Deque<MatchMessage> messages = new ArrayDeque<>();
  private final Map<Share, Integer> waiting = new HashMap<>();
  private Consumer<MatchMessage> handler = Mailbox::nobodyHandles;
  private boolean busy;
  private @Nullable Runnable whenClosed;
  private long holds;

  /** Creates a mailbox. Call {@link #handleWith} before the first post. */
  Mailbox(String matchId, Executor executor, InFlight inFlight) {
    this.matchId = matchId;
    this.executor = executor;
    this.inFlight = inFlight;
  }

  /** The unit by which waiting messages are counted: kind and sender. */
  private record Share(MatchMessage.Kind kind, @Nullable Seat sender) {

    static Share of(MatchMessage message) {
      return new Share(message.kind(), message.sender());
    }
  }

  private static void nobodyHandles(MatchMessage message) {
    throw new IllegalStateException("No handler set for mailbox message " + message);
  }

  /** Sets the handler. Call once, before the first post: the handler posts messages itself. */
  void handleWith(Consumer<MatchMessage> first) {
    handler = first;
  }

  /**
   * Adds a message; false if too many of its kind and sender wait, it is closed, or the threads
   * have ended because the server closes.
   */
  boolean post(MatchMessage message) {
    Share share = Share.of(message);
    synchronized (messages) {
      int before = waiting.getOrDefault(share, 0);
      if (whenClosed != null || before >= share.kind().most()) {
        return false;
      }
      waiting.put(share, before + 1);
      messages.addLast(message);
      if (busy) {
        return true;
      }
      busy = true;
    }
    inFlight.began();
    try {
      handOver();
    } catch (RejectedExecutionException e) {
      takeBack(message);
      return false;
    }
    return true;
  }

  /** Accepts no more messages; handles the waiting ones, then runs {@code closed}. */
  void close(Runnable closed) {
    synchronized (messages) {
      if (whenClosed != null) {
        return;
      }
      whenClosed = closed;
      if (busy) {
        return;
      }
    }
    closed.run();
  }

  /** Removes a message that was just added, because the threads have ended. */
  private void takeBack(MatchMessage message) {
    synchronized (messages) {
      messages.removeLastOccurrence(message);
      waitsNoMore(message);
      busy = false;
    }
    inFlight.ended();
  }

  private void waitsNoMore(MatchMessage message) {
    waiting.computeIfPresent(Share.of(message), (share, count) -> count == 1 ? null : count - 1);
  }

  List<MatchMessage> waiting() {
    synchronized (messages) {
      return List.copyOf(messages);
    }
  }

  /**
   * Suspends the mailbox. Call while a message is handled, which then must end without touching the
   * match any more: no other is handled until {@link #resume}.
   */
  void hold() {
    synchronized (messages) {
      holds++;
    }
  }

  /** Continues after {@link #hold}, with the journal's answer before all waiting messages. */
  void resume(MatchMessage answer) {
    synchronized (messages) {
      waiting.merge(Share.of(answer), 1, Integer::sum);
      messages.addFirst(answer);
    }
    handOver();
  }

  private void handOver() {
    try {
      executor.execute(this::run);
    } catch (Error e) { // Without this, the messages would wait for ever.
      LastResort.endIfBeyondRepair(e);
      throw e;
    }
  }

  private void run() {
    for (int count = 0; count < AT_ONCE; count++) {
      MatchMessage message;
      Runnable closed;
      long before;
      synchronized (messages) {
        message = messages.pollFirst();
        busy = message != null;
        closed = whenClosed;
        before = holds;
        if (message != null) {
          waitsNoMore(message);
        }
      }
      if (message == null) {
        inFlight.ended();
        if (closed != null) {
          closed.run();
        }
        return;
      }
      handle(message);
      synchronized (messages) {
        if (holds != before) {
          return;
        }
      }
    }
    handOver();
  }

  /** Handles a message. Whatever happens, the messages after it are handled. */
  private void handle(MatchMessage message) {
    LOG.debug("Match {}: {}", matchId, message);
    try {
      handler.accept(message);
    } catch (Throwable e) { // No request would ever be answered again.
      LastResort.survive(e, LOG, "Failed to handle a message for match " + matchId);
    }
  }

  /** Counts the mailboxes that have work; for a clean shutdown. */
  public static final class InFlight {

    private int going;

    public synchronized void began() {
      going++;
    }

    public synchronized void ended() {
      going--;
      if (going == 0) {
        notifyAll();
      }
    }

    /** Waits until no mailbox has work; returns false if that took too long. */
    public synchronized boolean awaitQuiet(Duration longest) throws InterruptedException {
      long end = System.nanoTime() + longest.toNanos();
      while (going > 0) {
        long left = (end - System.nanoTime()) / 1_000_000;
        if (left <= 0) {
          return false;
        }
        wait(left);
      }
      return true;
    }
  }
}
