package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.socket.WebSocketFrames;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;

/** Sockets that send frames without content: pings, pongs, and fragments of a message. */
final class PingFlood implements Attack {

  private static final int SOCKETS = 20;
  private static final int AT_ONCE = 1_000;

  @Override
  public void on(Target target) {
    Browser guest = Browser.named(target.port(), "Bell");
    String token = guest.greet();
    byte[][] empty = {
      WebSocketFrames.ping(), WebSocketFrames.pong(), WebSocketFrames.emptyFragment(false)
    };
    target.swarm(
        SOCKETS,
        (Socket socket, int number) -> {
          Frames.connect(target, socket, guest, token);
          OutputStream out = socket.getOutputStream();
          InputStream in = socket.getInputStream();
          out.write(WebSocketFrames.emptyFragment(true));
          byte[] block = Http.times(AT_ONCE, empty[number % empty.length]);
          byte[] buffer = new byte[65536];
          while (target.goesOn()) {
            out.write(block);
            target.count("thousands of frames");
            while (in.available() > 0) {
              if (in.read(buffer) < 0) {
                throw new IOException("closed");
              }
            }
          }
        });
  }
}
