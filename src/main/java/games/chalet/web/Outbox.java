package games.chalet.web;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * What waits to be sent to one browser. It goes out in order, on a thread of its own that lives for
 * as long as something waits: whoever posts never does, and what has gathered meanwhile leaves in
 * one piece.
 */
final class Outbox {

  /** As much may wait for one browser; one frame more may be longer. In bytes. */
  static final int MOST = 1024 * 1024;

  /** A frame weighs something beside its bytes. */
  private static final long KEEPING = 256;

  private final Wire wire;
  private final Executor threads;
  private final Deque<byte[]> waiting = new ArrayDeque<>();
  private long weight;
  private boolean going;
  private boolean closed;
  private @Nullable Runnable last;

  Outbox(Wire wire, Executor threads) {
    this.wire = wire;
    this.threads = threads;
  }

  /** The way to the browser. */
  interface Wire {

    /** Sends a frame, now or at the next {@link #flush}; may wait for the browser. */
    void send(byte[] frame) throws IOException;

    void flush() throws IOException;

    /** A frame could not be sent: nothing more will be. */
    void broken(Throwable why);
  }

  /** Hands in a frame; false, and not taken, if too much waits. */
  boolean post(byte[] frame) {
    synchronized (waiting) {
      if (closed || last != null) { // Nobody is there any more to miss it.
        return true;
      }
      if (weight > 0 && weight + weightOf(frame) > MOST) {
        return false;
      }
      waiting.addLast(frame);
      weight += weightOf(frame);
      if (going) {
        return true;
      }
      going = true;
    }
    threads.execute(this::send);
    return true;
  }

  /** Sends what waits, then runs that, and takes nothing more. */
  void finish(Runnable then) {
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
    threads.execute(this::send);
  }

  /** Forgets what waits; runs that when what is being sent is out, and takes nothing more. */
  void abandon(Runnable then) {
    synchronized (waiting) {
      waiting.clear();
    }
    finish(then);
  }

  /** Forgets what waits: the browser is gone. */
  void close() {
    synchronized (waiting) {
      closed = true;
      waiting.clear();
    }
  }

  /** Whether all that was posted is out. */
  boolean isQuiet() {
    synchronized (waiting) {
      return !going;
    }
  }

  private void send() {
    try {
      do {
        for (byte[] frame = next(); frame != null; frame = next()) {
          wire.send(frame);
          sent(frame);
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

  private byte @Nullable [] next() {
    synchronized (waiting) {
      return waiting.pollFirst();
    }
  }

  private void sent(byte[] frame) {
    synchronized (waiting) {
      weight -= weightOf(frame);
    }
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

  private static long weightOf(byte[] frame) {
    return KEEPING + frame.length;
  }
}
