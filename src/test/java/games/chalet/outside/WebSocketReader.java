package games.chalet.outside;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Cuts what a server sends into WebSocket messages. */
final class WebSocketReader {

  private static final int BINARY = 2;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;

  private final Messages messages;
  private byte[] message = new byte[4096];
  private int length;

  WebSocketReader(Messages messages) {
    this.messages = messages;
  }

  /** Takes all whole frames out of the buffer and leaves the rest. */
  void read(ByteBuffer in) {
    while (frame(in)) {
      // One after the other.
    }
  }

  private boolean frame(ByteBuffer in) {
    in.mark();
    if (in.remaining() < 2) {
      return false;
    }
    int first = in.get();
    long size = in.get() & 0x7f;
    int extended = size == 126 ? Short.BYTES : size == 127 ? Long.BYTES : 0;
    if (in.remaining() < extended) {
      in.reset();
      return false;
    }
    if (extended == Short.BYTES) {
      size = in.getShort() & 0xffff;
    } else if (extended == Long.BYTES) {
      size = in.getLong();
    }
    if (in.remaining() < size) {
      in.reset();
      return false;
    }
    payload(first, in, (int) size);
    return true;
  }

  private void payload(int first, ByteBuffer in, int size) {
    ByteBuffer payload = in.slice(in.position(), size);
    in.position(in.position() + size);
    switch (first & 0x0f) {
      case 0, BINARY -> append(payload, (first & 0x80) != 0);
      case CLOSE -> messages.close(size >= 2 ? payload.getShort() : 1005);
      case PING -> messages.ping(payload);
      case PONG -> {}
      default -> throw new IllegalStateException("Not a frame: " + first);
    }
  }

  private void append(ByteBuffer payload, boolean last) {
    if (last && length == 0) {
      messages.binary(payload);
      return;
    }
    int size = payload.remaining();
    if (length + size > message.length) {
      message = Arrays.copyOf(message, Math.max(message.length * 2, length + size));
    }
    payload.get(message, length, size);
    length += size;
    if (last) {
      ByteBuffer whole = ByteBuffer.wrap(message, 0, length);
      length = 0;
      messages.binary(whole);
    }
  }

  /** What the messages are told to; the buffers are only good until the return. */
  interface Messages {

    void binary(ByteBuffer message);

    void ping(ByteBuffer payload);

    void close(int code);
  }
}
