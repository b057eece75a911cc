package games.chalet.stomp.sending;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * The frames that wait to be sent to one browser. They go out in order on a virtual thread that
 * lives as long as a frame waits: posting never blocks, and frames that have gathered are flushed
 * together. The waiting bytes are counted in the {@link SendBudget} until they are sent or dropped.
 */
public final class SendQueue {

  private final Wire wire;
  private final Executor threads;
  private final SendBudget budget;
  private final Deque<OutgoingFrame> waiting = new ArrayDeque<>();
  private @Nullable OutgoingFrame beingSent;
  private long weight;
  private boolean going;
  private boolean closed;
  private @Nullable Runnable last;

  public SendQueue(Wire wire, Executor threads, SendBudget budget) {
    this.wire = wire;
    this.threads = threads;
    this.budget = budget;
  }

  /** The connection to the browser. */
  public interface Wire {

    /** Sends a frame, now or at the next {@link #flush}; may wait for the browser. */
    void send(OutgoingFrame frame) throws IOException;

    void flush() throws IOException;

    /** Handles a failed send: nothing more will be sent. */
    void broken(Throwable why);
  }

  /** Queues a frame; returns false, and does not take it, if too much waits for this browser. */
  public boolean post(OutgoingFrame frame) {
    synchronized (waiting) {
      if (closed || last != null) { // The browser is gone and will not miss it.
        return true;
      }
      if (weight > 0 && budget.isTooMuchForOne(weight + frame.weight())) {
        return false;
      }
      waiting.addLast(frame);
      weight += frame.weight();
      budget.add(frame.held());
      if (going) {
        return true;
      }
      going = true;
    }
    start();
    return true;
  }

  /** Sends the waiting frames, then runs the task; accepts no more frames. */
  public void finish(Runnable then) {
    synchronized (waiting) {
      if (closed || last != null) {
        return;
      }
      last = then;
      if (going) {
        return;
      }
      going = true;
    }
    start();
  }

  /**
   * Drops the waiting frames; runs the task after the frame that is being sent; accepts no more
   * frames.
   */
  public void abandon(Runnable then) {
    synchronized (waiting) {
      forgetWhatWaits();
    }
    finish(then);
  }

  /** Drops the waiting frames and the one that is being sent, even in the middle. */
  public void drop() {
    synchronized (waiting) {
      forgetWhatWaits();
      forgetWhatIsBeingSent();
    }
  }

  /** Drops everything: the browser is gone. */
  public void close() {
    synchronized (waiting) {
      closed = true;
      forgetWhatWaits();
      forgetWhatIsBeingSent();
    }
  }

  /** Returns the bytes that wait for this browser; shared bodies count in full. */
  public long weight() {
    synchronized (waiting) {
      return weight;
    }
  }

  /** Returns true if everything posted has been sent. */
  public boolean isQuiet() {
    synchronized (waiting) {
      return !going;
    }
  }

  private void start() {
    try {
      threads.execute(this::send);
    } catch (RuntimeException | Error e) { // Nothing would send the waiting frames.
      breakOff(e);
      throw e;
    }
  }

  private void send() {
    try {
      do {
        for (OutgoingFrame frame = next(); frame != null; frame = next()) {
          wire.send(frame);
          sent();
        }
        wire.flush();
      } while (!rests());
    } catch (IOException | RuntimeException e) {
      breakOff(e);
    } catch (Error e) { // A failure of the machine, not of this browser.
      breakOff(e);
      throw e;
    }
  }

  private void breakOff(Throwable why) {
    close();
    wire.broken(why);
    rests();
  }

  private @Nullable OutgoingFrame next() {
    synchronized (waiting) {
      beingSent = waiting.pollFirst();
      return beingSent;
    }
  }

  private void sent() {
    synchronized (waiting) {
      forgetWhatIsBeingSent();
    }
  }

  private void forgetWhatIsBeingSent() {
    if (beingSent != null) {
      forget(beingSent);
      beingSent = null;
    }
  }

  private void forgetWhatWaits() {
    waiting.forEach(this::forget);
    waiting.clear();
  }

  private void forget(OutgoingFrame frame) {
    weight -= frame.weight();
    budget.add(-frame.released());
  }

  private boolean rests() {
    Runnable then;
    synchronized (waiting) {
      if (!waiting.isEmpty()) {
        return false;
      }
      going = false;
      then = last;
      closed |= then != null;
    }
    if (then != null) {
      then.run();
    }
    return true;
  }
}
