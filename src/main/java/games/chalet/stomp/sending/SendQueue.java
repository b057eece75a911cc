package games.chalet.stomp.sending;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * The frames that wait to be sent to one browser. They go out in order on a virtual thread that
 * lives as long as something waits: posting never blocks, and frames that have gathered meanwhile
 * are flushed together. What waits is counted in the {@link SendBudget} until it is sent or
 * dropped.
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

  /** The way to the browser. */
  public interface Wire {

    /** Sends a frame, now or at the next {@link #flush}; may wait for the browser. */
    void send(OutgoingFrame frame) throws IOException;

    void flush() throws IOException;

    /** A frame could not be sent: nothing more will be. */
    void broken(Throwable why);
  }

  /** Hands in a frame; false, and not taken, if too much waits for this browser. */
  public boolean post(OutgoingFrame frame) {
    synchronized (waiting) {
      if (closed || last != null) { // Nobody is there any more to miss it.
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

  /** Sends what waits, then runs that, and takes nothing more. */
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

  /** Forgets what waits; runs that when what is being sent is out, and takes nothing more. */
  public void abandon(Runnable then) {
    synchronized (waiting) {
      forgetWhatWaits();
    }
    finish(then);
  }

  /** Forgets what waits and what is being sent; in the middle of it the browser gets no more. */
  public void drop() {
    synchronized (waiting) {
      forgetWhatWaits();
      forgetWhatIsBeingSent();
    }
  }

  /** Forgets everything: the browser is gone. */
  public void close() {
    synchronized (waiting) {
      closed = true;
      forgetWhatWaits();
      forgetWhatIsBeingSent();
    }
  }

  /** How much waits for this browser, in bytes; what it shares with others counts in full. */
  public long weight() {
    synchronized (waiting) {
      return weight;
    }
  }

  /** Whether all that was posted is out. */
  public boolean isQuiet() {
    synchronized (waiting) {
      return !going;
    }
  }

  private void start() {
    try {
      threads.execute(this::send);
    } catch (RuntimeException | Error e) { // No thread: nobody would ever send what waits.
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
    } catch (Error e) { // Of the machine, not of this browser: somebody has to hear of it.
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
