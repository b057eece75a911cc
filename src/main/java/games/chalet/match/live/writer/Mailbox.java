package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.web.LastResort;
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

  /** Other matches wait for the thread too: after so many messages it is their turn. */
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

  /** Nothing may be posted before {@link #handleWith}. */
  Mailbox(String matchId, Executor executor, InFlight inFlight) {
    this.matchId = matchId;
    this.executor = executor;
    this.inFlight = inFlight;
  }

  /** What may wait at the same time is counted by kind and sender. */
  private record Share(MatchMessage.Kind kind, @Nullable Seat sender) {

    static Share of(MatchMessage message) {
      return new Share(message.kind(), message.sender());
    }
  }

  private static void nobodyHandles(MatchMessage message) {
    throw new IllegalStateException("No handler set for mailbox message " + message);
  }

  /** To be called once, before anything is posted: the handler posts messages itself. */
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

  /** Takes nothing more from now on; what is there is handled, then that is told. */
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

  /** The threads have ended: what was just added is as if it had never been there. */
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

  /** What waits now, in order. */
  List<MatchMessage> waiting() {
    synchronized (messages) {
      return List.copyOf(messages);
    }
  }

  /**
   * To be called while a message is handled, which then ends without touching the match any more:
   * no other is handled until {@link #resume}.
   */
  void hold() {
    synchronized (messages) {
      holds++;
    }
  }

  /** Goes on after {@link #hold}, with the journal's answer before all that wait. */
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
    } catch (Error e) { // The messages would wait for ever.
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

  /** Whatever happens in it, the messages after it are handled. */
  private void handle(MatchMessage message) {
    LOG.debug("Match {}: {}", matchId, message);
    try {
      handler.accept(message);
    } catch (Throwable e) { // Whatever it is: nobody would ever be answered again.
      LastResort.survive(e, LOG, "Failed to handle a message for match " + matchId);
    }
  }
}
