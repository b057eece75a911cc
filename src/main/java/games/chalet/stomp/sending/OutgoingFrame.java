package games.chalet.stomp.sending;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A frame on its way to one browser: bytes of its own, and perhaps a body that it shares with
 * others. It is put together only when it is sent, a piece at a time, and can be dropped at any
 * moment: a browser that does not read holds no more than one piece in memory.
 */
public final class OutgoingFrame {

  /** Estimated overhead of a queued frame, in bytes. */
  private static final int KEEPING = 256;

  private static final byte[] NOTHING = {};

  private final byte[] head;
  private final byte[] tail;
  private final int bodyLength;
  private volatile @Nullable Payload body;
  private volatile boolean dropped;

  private OutgoingFrame(byte[] head, @Nullable Payload body, byte[] tail) {
    this.head = head;
    this.body = body;
    this.bodyLength = body == null ? 0 : body.length();
    this.tail = tail;
  }

  /** Creates a frame that shares nothing. */
  public static OutgoingFrame of(byte[] bytes) {
    return new OutgoingFrame(bytes, null, NOTHING);
  }

  /** Creates a ping of WebSocket, which is not a frame of STOMP and has no bytes. */
  public static OutgoingFrame ping() {
    return new OutgoingFrame(NOTHING, null, NOTHING);
  }

  public boolean isPing() {
    return length() == 0;
  }

  /** Creates a frame around a body. */
  public static OutgoingFrame around(byte[] head, Payload body, byte[] tail) {
    return new OutgoingFrame(head, body, tail);
  }

  public int length() {
    return head.length + bodyLength + tail.length;
  }

  /** Returns the bytes that wait with it for its browser, counting a shared body in full. */
  long weight() {
    return KEEPING + (long) length();
  }

  /** Marks it as waiting; returns the bytes that this holds in memory. */
  long held() {
    Payload shared = body;
    return ownWeight() + (shared == null ? 0 : shared.held());
  }

  /**
   * Marks it as no longer waiting, sent or not: its body cannot be read from now on. Call once.
   *
   * @return the bytes that are not held any more
   */
  long released() {
    Payload shared = body;
    dropped = true;
    body = null;
    return ownWeight() + (shared == null ? 0 : shared.released());
  }

  private long ownWeight() {
    return weight() - bodyLength;
  }

  /**
   * Returns a copy of a part of it.
   *
   * @throws IOException if it has been dropped
   */
  public ByteBuffer piece(int from, int most) throws IOException {
    Payload shared = body;
    if (dropped) {
      throw new IOException("Frame was dropped while being sent");
    }
    ByteBuffer piece = ByteBuffer.allocate(Math.min(most, length() - from));
    put(head, from, piece);
    int inBody = Math.max(0, from - head.length);
    if (shared != null && inBody < bodyLength) {
      shared.copy(inBody, piece);
    }
    put(tail, Math.max(0, from - head.length - bodyLength), piece);
    return piece.flip();
  }

  private static void put(byte[] part, int from, ByteBuffer into) {
    if (from < part.length) {
      into.put(part, from, Math.min(part.length - from, into.remaining()));
    }
  }
}
