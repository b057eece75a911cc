package games.chalet.attack;

import java.net.Socket;

/** Requests that are wrong in ways that once filled the log. */
final class LogFlood implements Attack {

  private static final int CONNECTIONS = 40;
  private static final int PIPELINED = 10;

  @Override
  public void on(Target target) {
    byte[][] requests = {
      Http.request("GET", "/api/matches?whose=%ff"),
      Http.request("GET", "/api/matches?whose=mine&before=%zz"),
      Http.request("GET", "/api/session", "Content-Type: multipart/form-data", "Content-Length: 0"),
      Http.request(
          "POST",
          "/api/tables",
          "Content-Type: multipart/form-data; boundary=",
          "Content-Length: 0"),
      Http.request("BREW", "/api/session"),
    };
    target.swarm(
        CONNECTIONS,
        (Socket socket, int number) ->
            Http.flood(
                target,
                socket.getInputStream(),
                socket.getOutputStream(),
                Http.times(PIPELINED, requests[number % requests.length]),
                1));
  }
}
