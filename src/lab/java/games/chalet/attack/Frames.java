package games.chalet.attack;

import games.chalet.outside.Visitor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** WebSocket frames and STOMP frames in them, written by hand. */
final class Frames {

  private static final int END = 4;

  private Frames() {}

  /** Opens a WebSocket and sends CONNECT; the answer to that is not read. */
  static void connect(Target target, Socket socket, Visitor guest, String token)
      throws IOException {
    socket
        .getOutputStream()
        .write(
            Http.request(
                "GET",
                "/ws",
                "Origin: http://localhost",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                "Sec-WebSocket-Protocol: v12.stomp",
                "Cookie: " + guest.cookies()));
    InputStream in = socket.getInputStream();
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    for (int matched = 0; matched < END; ) {
      int read = in.read();
      if (read < 0) {
        throw new IOException("closed");
      }
      head.write(read);
      matched = read == (matched % 2 == 0 ? '\r' : '\n') ? matched + 1 : 0;
    }
    Http.statuses(target, head.toByteArray(), head.size());
    if (!head.toString(StandardCharsets.US_ASCII).startsWith("HTTP/1.1 101")) {
      throw new IOException("no WebSocket");
    }
    socket
        .getOutputStream()
        .write(
            stomp(
                "CONNECT\naccept-version:1.2\nhost:localhost\nheart-beat:0,0\nX-XSRF-TOKEN:"
                    + token
                    + "\n\n"));
  }

  static byte[] subscribe(String id, String destination) {
    return stomp("SUBSCRIBE\nid:" + id + "\ndestination:" + destination + "\n\n");
  }

  static byte[] send(String destination, String json) {
    return stomp("SEND\ndestination:" + destination + "\ncontent-type:application/json\n\n" + json);
  }

  private static byte[] stomp(String frame) {
    return text(frame + "\0");
  }

  /** A text message under a mask of zeros, shorter than 64 kB. */
  static byte[] text(String text) {
    byte[] payload = Http.bytes(text);
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
    frame.put((byte) 0x81);
    if (payload.length < 126) {
      frame.put((byte) (0x80 | payload.length));
    } else {
      frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
    }
    frame.putInt(0).put(payload);
    byte[] bytes = new byte[frame.position()];
    frame.flip().get(bytes);
    return bytes;
  }
}
