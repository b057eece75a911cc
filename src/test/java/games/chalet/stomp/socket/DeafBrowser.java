package games.chalet.stomp.socket;

import games.chalet.testing.Browser;
import games.chalet.testing.RawHttp;
import games.chalet.testing.socket.StompFrames;
import games.chalet.testing.socket.WebSocketFrames;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** A browser that subscribes and from then on reads nothing of what is sent to it. */
final class DeafBrowser {

  private DeafBrowser() {}

  /** Returns when the server has taken the subscription. */
  static RawHttp listeningTo(int port, String destination) throws IOException {
    Browser stranger = stranger(port);
    RawHttp deaf = new RawHttp(port);
    deaf.write(handshake(stranger));
    deaf.readUntil("\r\n\r\n");
    send(deaf, StompFrames.connect(stranger.csrfToken()));
    deaf.readUntil("CONNECTED");
    send(deaf, StompFrames.subscribe("replies", "/user/topic/replies"));
    send(deaf, StompFrames.subscribe("deaf", destination));
    send(deaf, StompFrames.send("/app/nothing.here", "{}"));
    deaf.readUntil("not-found");
    return deaf;
  }

  /** Sends handshake, CONNECT and a SEND in one go, and returns when the last is answered. */
  static RawHttp inAHurry(int port, String padding) throws IOException {
    Browser stranger = stranger(port);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(handshake(stranger));
    all.writeBytes(WebSocketFrames.text(StompFrames.connect(stranger.csrfToken())));
    all.writeBytes(WebSocketFrames.text(StompFrames.subscribe("replies", "/user/topic/replies")));
    all.writeBytes(WebSocketFrames.text(StompFrames.send("/app/nothing.here", padding)));
    RawHttp deaf = new RawHttp(port);
    deaf.write(all.toByteArray());
    deaf.readUntil("not-found");
    return deaf;
  }

  private static Browser stranger(int port) {
    Browser stranger = Browser.at(port);
    Browser.ok(stranger.get("/api/session"));
    return stranger;
  }

  private static byte[] handshake(Browser stranger) {
    int port = stranger.site().getPort();
    return WebSocketFrames.handshake(
        port, "/ws", WebSocketFrames.ownPage(port, stranger.cookieHeader()));
  }

  private static void send(RawHttp deaf, String frame) throws IOException {
    deaf.write(WebSocketFrames.text(frame));
  }
}
