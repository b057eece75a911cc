package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.socket.StompFrames;
import games.chalet.testing.socket.WebSocketFrames;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** Sockets that send whatever comes to mind, as fast as they can. */
final class SendFlood implements Attack {

  private static final int GUESTS = 10;
  private static final int SOCKETS = 60;
  private static final int AT_ONCE = 40;

  @Override
  public void on(Target target) {
    List<Browser> guests = new ArrayList<>();
    for (int i = 0; i < GUESTS; i++) {
      guests.add(Browser.named(target.port(), "Loud " + i));
    }
    List<String> tokens = guests.stream().map(Browser::greet).toList();
    byte[][] messages = {
      frame("/app/match.nowhere.snapshot", "{\"commandId\":\"c\"}"),
      frame("/app/match.nowhere.act", "{\"commandId\":\"c\",\"choice\":1,\"action\":{}}"),
      frame("/app/nothing.here", "[".repeat(1000)),
    };
    target.swarm(
        SOCKETS,
        (Socket socket, int number) -> {
          Frames.connect(target, socket, guests.get(number % GUESTS), tokens.get(number % GUESTS));
          OutputStream out = socket.getOutputStream();
          out.write(WebSocketFrames.text(StompFrames.subscribe("r", "/user/topic/replies")));
          byte[] block = Http.times(AT_ONCE, messages[number % messages.length]);
          byte[] buffer = new byte[65536];
          InputStream in = socket.getInputStream();
          while (target.goesOn()) {
            out.write(block);
            target.count("blocks of " + AT_ONCE);
            if (in.read(buffer) < 0) {
              throw new IOException("closed");
            }
          }
        });
  }

  private static byte[] frame(String destination, String json) {
    return WebSocketFrames.text(StompFrames.send(destination, json));
  }
}
