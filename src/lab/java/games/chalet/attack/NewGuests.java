package games.chalet.attack;

import games.chalet.testing.Browser;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Ever new guests. */
final class NewGuests implements Attack {

  private static final int CONNECTIONS = 20;

  @Override
  public void on(Target target) {
    Browser stranger = Browser.at(target.port());
    String token = stranger.greet();
    String body = "{\"name\":\"Nobody\"}";
    byte[] request =
        Http.request(
            "PUT",
            "/api/session",
            "Cookie: " + stranger.cookieHeader(),
            "X-XSRF-TOKEN: " + token,
            "Content-Type: application/json",
            "Content-Length: " + body.length());
    byte[] whole = Http.bytes(new String(request, StandardCharsets.UTF_8) + body);
    target.swarm(
        CONNECTIONS,
        (Socket socket, int number) ->
            Http.flood(target, socket.getInputStream(), socket.getOutputStream(), whole, 1));
  }
}
