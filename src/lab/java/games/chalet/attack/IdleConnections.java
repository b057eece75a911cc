package games.chalet.attack;

import java.io.IOException;
import java.net.Socket;

/** More connections from one address than the server has, which say nothing and come again. */
final class IdleConnections implements Attack {

  private static final int CONNECTIONS = 5000;

  @Override
  public void on(Target target) {
    target.swarm(
        CONNECTIONS,
        (Socket socket, int number) -> {
          if (socket.getInputStream().read() < 0) {
            throw new IOException("closed");
          }
        });
  }
}
