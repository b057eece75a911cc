package games.chalet.attack;

import games.chalet.testing.socket.WebSocketFrames;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** WebSocket handshakes that offer compression, some of them in a way that no standard knows. */
final class CompressionOffers implements Attack {

  private static final int CONNECTIONS = 20;
  private static final String[] OFFERS = {
    "permessage-deflate",
    "permessage-deflate; client_max_window_bits",
    "permessage-deflate; server_max_window_bits=99",
    "permessage-deflate; nonsense=1; nonsense=2",
    "permessage-deflate; client_no_context_takeover; client_no_context_takeover",
    "permessage-deflate; server_max_window_bits=\"x",
  };

  @Override
  public void on(Target target) {
    target.swarm(
        CONNECTIONS,
        (Socket socket, int number) -> {
          String offer = OFFERS[number % OFFERS.length];
          socket
              .getOutputStream()
              .write(
                  WebSocketFrames.handshake(
                      target.port(),
                      "/ws",
                      List.of(
                          "Origin: http://localhost:" + target.port(),
                          "Sec-WebSocket-Protocol: v12.stomp",
                          "Sec-WebSocket-Extensions: " + offer)));
          byte[] buffer = new byte[16384];
          int read = socket.getInputStream().read(buffer);
          if (read < 0) {
            throw new IOException("closed");
          }
          Http.statuses(target, buffer, read);
          String answer =
              new String(buffer, 0, read, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
          if (answer.contains("sec-websocket-extensions")) {
            target.count("compression granted");
          }
        });
  }
}
