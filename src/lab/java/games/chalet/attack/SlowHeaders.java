package games.chalet.attack;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.time.Duration;

/** Connections that say nothing, and some that never come to the end of their headers. */
final class SlowHeaders implements Attack {

  private static final int CONNECTIONS = 1000;
  private static final Duration SILENCE = Duration.ofMinutes(5);
  private static final Duration BETWEEN_LINES = Duration.ofSeconds(2);

  @Override
  public void on(Target target) {
    target.swarm(
        CONNECTIONS,
        (Socket socket, int number) -> {
          if (number % 2 == 0) {
            socket.setSoTimeout((int) SILENCE.toMillis());
            if (socket.getInputStream().read() < 0) {
              throw new IOException("closed");
            }
            return;
          }
          OutputStream out = socket.getOutputStream();
          out.write(Http.bytes("GET / HTTP/1.1\r\nHost: localhost\r\n"));
          for (int line = 0; target.goesOn(); line++) {
            out.write(Http.bytes("X-Line-" + line + ": x\r\n"));
            target.count("lines");
            target.rest(BETWEEN_LINES);
          }
        });
  }
}
