package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.socket.StompFrames;
import games.chalet.testing.socket.WebSocketFrames;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** WebSocket frames and STOMP frames in them, written by hand. */
final class Frames {

  private static final int END = 4;

  private Frames() {}

  /** Opens a WebSocket and sends CONNECT; the answer to that is not read. */
  static void connect(Target target, Socket socket, Browser guest, String token)
      throws IOException {
    socket
        .getOutputStream()
        .write(
            WebSocketFrames.handshake(
                target.port(),
                "/ws",
                WebSocketFrames.ownPage(target.port(), guest.cookieHeader())));
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
    socket.getOutputStream().write(WebSocketFrames.text(StompFrames.connect(token)));
  }
}
