package games.chalet.testing.socket;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** The bytes of a client's half of a WebSocket. */
public final class WebSocketFrames {

  static final int CONTINUATION = 0;
  static final int TEXT = 1;
  static final int BINARY = 2;
  static final int CLOSE = 8;
  static final int PING = 9;
  static final int PONG = 10;

  /** The example of RFC 6455, section 1.3, and the answer to it. */
  private static final String KEY = "dGhlIHNhbXBsZSBub25jZQ==";

  static final String ACCEPT = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

  private WebSocketFrames() {}

  /** The request that opens a WebSocket; {@code headers} are whole lines to add. */
  public static byte[] handshake(int port, String path, List<String> headers) {
    StringBuilder request =
        new StringBuilder(
            """
            GET %s HTTP/1.1\r
            Host: localhost:%d\r
            Connection: Upgrade\r
            Upgrade: websocket\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: %s\r
            """
                .formatted(path, port, KEY));
    headers.forEach(header -> request.append(header).append("\r\n"));
    return request.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  /** The headers with which a page of the server's own site opens a STOMP socket. */
  public static List<String> ownPage(int port, String cookies) {
    return List.of(
        "Origin: http://localhost:" + port,
        "Cookie: " + cookies,
        "Sec-WebSocket-Protocol: v12.stomp");
  }

  /** A whole message of text. */
  public static byte[] text(String text) {
    return frame(TEXT, true, text.getBytes(StandardCharsets.UTF_8));
  }

  public static byte[] ping() {
    return frame(PING, true, new byte[0]);
  }

  /** A part without content of a message of text that does not end. */
  public static byte[] emptyFragment(boolean isFirst) {
    return frame(isFirst ? TEXT : CONTINUATION, false, new byte[0]);
  }

  /** An answer to a ping. */
  public static byte[] pong() {
    return frame(PONG, true, new byte[0]);
  }

  static byte[] frame(int opcode, boolean isLast, byte[] payload) {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 14);
    frame.put((byte) ((isLast ? 0x80 : 0) | opcode));
    if (payload.length < 126) {
      frame.put((byte) (0x80 | payload.length));
    } else if (payload.length < 1 << 16) {
      frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
    } else {
      frame.put((byte) (0x80 | 127)).putLong(payload.length);
    }
    int mask = ThreadLocalRandom.current().nextInt();
    frame.putInt(mask);
    for (int i = 0; i < payload.length; i++) {
      frame.put((byte) (payload[i] ^ (mask >>> (24 - 8 * (i % 4)))));
    }
    byte[] bytes = new byte[frame.position()];
    frame.flip().get(bytes);
    return bytes;
  }
}
