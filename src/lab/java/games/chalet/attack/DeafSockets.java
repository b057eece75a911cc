package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.socket.StompFrames;
import games.chalet.testing.socket.WebSocketFrames;
import java.io.OutputStream;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A table whose chat is full of emoji, hundreds of sockets that subscribe to it three times each
 * and do not read, and somebody who is ready, and not, and ready.
 */
final class DeafSockets implements Attack {

  private static final int GUESTS = 40;
  private static final int LINES_EACH = 5;
  private static final int EMOJI = 300;
  private static final int SOCKETS = 500;
  private static final int SUBSCRIPTIONS = 3;
  private static final Duration BETWEEN_SIGNS_OF_LIFE = Duration.ofSeconds(4);
  private static final Duration WHEN_REFUSED = Duration.ofMillis(200);

  @Override
  public void on(Target target) {
    List<Browser> guests = new ArrayList<>();
    for (int i = 0; i < GUESTS; i++) {
      guests.add(Browser.named(target.port(), "Deaf " + i));
    }
    Browser host = guests.getFirst();
    String table = gather(target, guests);
    Thread.ofVirtual().start(() -> toggle(target, host, table));
    List<String> tokens = guests.stream().map(Browser::greet).toList();
    target.swarm(
        SOCKETS,
        (Socket socket, int number) -> {
          Browser guest = guests.get(number % GUESTS);
          Frames.connect(target, socket, guest, tokens.get(number % GUESTS));
          OutputStream out = socket.getOutputStream();
          for (int i = 0; i < SUBSCRIPTIONS; i++) {
            out.write(
                WebSocketFrames.text(StompFrames.subscribe("s" + i, "/topic/table." + table)));
          }
          target.count("deaf sockets");
          while (target.goesOn()) {
            target.rest(BETWEEN_SIGNS_OF_LIFE);
            out.write(WebSocketFrames.text("\n"));
          }
        });
  }

  private static String gather(Target target, List<Browser> guests) {
    Browser host = guests.getFirst();
    String table =
        host.write("POST", "/api/tables", PlayedTable.wanted("avalanche", 2, "OFF", Map.of(), true))
            .path("id")
            .asString();
    host.write("PUT", "/api/tables/" + table + "/seats/0", null);
    for (Browser guest : guests) {
      guest.write("POST", "/api/tables/" + table + "/guests", Map.of("watch", true));
      for (int i = 0; i < LINES_EACH; i++) {
        say(target, guest, table);
      }
    }
    return table;
  }

  /** The longest line that is taken. */
  private static void say(Target target, Browser guest, String table) {
    for (int length = EMOJI; length > 0; length /= 2) {
      try {
        Map<String, String> line = Map.of("text", "\ud83c\udfd4".repeat(length));
        guest.write("POST", "/api/tables/" + table + "/chat", line);
        target.count("chat lines of " + length);
        return;
      } catch (Browser.TurnedAway e) {
        target.count("chat refused " + e.status());
      }
    }
  }

  private static void toggle(Target target, Browser host, String table) {
    for (boolean ready = true; target.goesOn(); ready = !ready) {
      try {
        host.write("PUT", "/api/tables/" + table + "/ready", Map.of("ready", ready));
        target.count("toggles");
      } catch (Browser.TurnedAway e) {
        target.count("toggles refused");
        target.rest(WHEN_REFUSED);
      }
    }
  }
}
