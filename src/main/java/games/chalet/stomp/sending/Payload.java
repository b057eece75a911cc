package games.chalet.stomp.sending;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A body that has been encoded once and that any number of frames may share. It knows how many of
 * them wait, so that its bytes are counted once however many browsers they wait for.
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

  /** One frame more waits with it; the bytes that are held by that and were not before. */
  long held() {
    return frames.getAndIncrement() == 0 ? bytes.length : 0;
  }

  /** One frame less; the bytes that nobody holds any more. */
  long released() {
    return frames.decrementAndGet() == 0 ? bytes.length : 0;
  }

  /** Puts as much of it, from there on, as there is room for. */
  void copy(int from, ByteBuffer into) {
    into.put(bytes, from, Math.min(bytes.length - from, into.remaining()));
  }
}
