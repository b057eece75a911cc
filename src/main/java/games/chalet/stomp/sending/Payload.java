package games.chalet.stomp.sending;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A body that was encoded once and that any number of frames may share. It counts the frames that
 * wait, so that its bytes are counted once however many browsers they wait for.
 */
public final class Payload {

  private final byte[] bytes;
  private final AtomicInteger frames = new AtomicInteger();

  public Payload(byte[] bytes) {
    this.bytes = bytes;
  }

  public int length() {
    return bytes.length;
  }

  /** Adds a waiting frame; returns the bytes that are newly held by it. */
  long held() {
    return frames.getAndIncrement() == 0 ? bytes.length : 0;
  }

  /** Removes a waiting frame; returns the bytes that no frame holds any more. */
  long released() {
    return frames.decrementAndGet() == 0 ? bytes.length : 0;
  }

  /** Copies as much of it, from that offset on, as there is room for. */
  void copy(int from, ByteBuffer into) {
    into.put(bytes, from, Math.min(bytes.length - from, into.remaining()));
  }
}
