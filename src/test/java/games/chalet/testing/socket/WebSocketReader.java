package games.chalet.testing.socket;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Cuts what a server sends into WebSocket messages; refuses what RFC 6455 forbids a server. */
final class WebSocketReader {

  private final Messages messages;
  private byte[] message = new byte[4096];
  private int length;

  /** The opcode of the message of which a part has come; 0 if there is none. */
  private int begun;

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
    int second = in.get();
    if ((first & 0x70) != 0 || (second & 0x80) != 0) {
      throw new IllegalStateException("Reserved bits or a mask: " + first + ", " + second);
    }
    long size = second & 0x7f;
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
    boolean isLast = (first & 0x80) != 0;
    int opcode = first & 0x0f;
    if (opcode >= WebSocketFrames.CLOSE && (!isLast || size > 125)) {
      throw new IllegalStateException("A long control frame");
    }
    switch (opcode) {
      case WebSocketFrames.CONTINUATION, WebSocketFrames.TEXT, WebSocketFrames.BINARY -> {
        if ((opcode == WebSocketFrames.CONTINUATION) != (begun != 0)) {
          throw new IllegalStateException("A part of another message");
        }
        append(opcode == WebSocketFrames.CONTINUATION ? begun : opcode, payload, isLast);
      }
      case WebSocketFrames.CLOSE -> messages.close(size >= 2 ? payload.getShort() : 1005);
      case WebSocketFrames.PING -> messages.ping(payload);
      case WebSocketFrames.PONG -> {}
      default -> throw new IllegalStateException("Not a frame: " + first);
    }
  }

  private void append(int opcode, ByteBuffer payload, boolean isLast) {
    begun = isLast ? 0 : opcode;
    if (isLast && length == 0) {
      messages.message(opcode == WebSocketFrames.TEXT, payload);
      return;
    }
    int size = payload.remaining();
    if (length + size > message.length) {
      message = Arrays.copyOf(message, Math.max(message.length * 2, length + size));
    }
    payload.get(message, length, size);
    length += size;
    if (isLast) {
      ByteBuffer whole = ByteBuffer.wrap(message, 0, length);
      length = 0;
      messages.message(opcode == WebSocketFrames.TEXT, whole);
    }
  }

  /** The listener for messages; the buffers are only valid until the return. */
  interface Messages {

    void message(boolean isText, ByteBuffer message);

    void ping(ByteBuffer payload);

    void close(int code);
  }
}
