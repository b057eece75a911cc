package games.chalet.attack;

import java.net.Socket;

/** Everything that can be read, as fast as it is answered. */
final class GetFlood implements Attack {

  private static final int CONNECTIONS = 60;
  private static final int PIPELINED = 20;
  private static final String[] PATHS = {
    "/api/games",
    "/api/tables",
    "/api/session",
    "/api/daily",
    "/api/records",
    "/api/matches?whose=public",
    "/"
  };

  @Override
  public void on(Target target) {
    target.swarm(
        CONNECTIONS,
        (Socket socket, int number) ->
            Http.flood(
                target,
                socket.getInputStream(),
                socket.getOutputStream(),
                Http.times(PIPELINED, Http.request("GET", PATHS[number % PATHS.length])),
                1));
  }
}
