package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.StompPlayer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * As many public tables of two addresses as the lobby shows, their hosts online, all younger than
 * that of somebody else; whether that one is still shown.
 */
final class HiddenTables implements Attack {

  private static final List<String> ADDRESSES = List.of("192.0.2.1", "192.0.2.2");
  private static final int GUESTS = 10;
  private static final int TABLES = 20;
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);

  @Override
  public void on(Target target) {
    Browser honest = guest(target, "198.51.100.1", "Ada");
    List<StompPlayer> online = new ArrayList<>();
    online.add(StompPlayer.tab(honest));
    String table = open(honest);
    for (int host = 0; host < GUESTS; host++) {
      Browser guest = guest(target, ADDRESSES.get(host % ADDRESSES.size()), "Eve " + host);
      online.add(StompPlayer.tab(guest));
      for (int opened = 0; opened < TABLES; opened++) {
        tryToOpen(target, guest);
      }
    }
    Browser newcomer = Browser.from("198.51.100.2", target.port());
    while (target.goesOn()) {
      target.count(isShown(newcomer, table) ? "looks that show it" : "looks that do not");
      target.rest(BETWEEN_LOOKS);
    }
    online.forEach(StompPlayer::close);
  }

  private static Browser guest(Target target, String address, String name) {
    Browser guest = Browser.from(address, target.port());
    guest.choose(name);
    return guest;
  }

  private static void tryToOpen(Target target, Browser guest) {
    try {
      open(guest);
      target.count("tables");
    } catch (Browser.TurnedAway e) {
      target.count(String.valueOf(e.status()));
    }
  }

  private static String open(Browser host) {
    Map<String, ?> settings =
        Map.of("options", Map.of(), "turnClock", "OFF", "isPublic", true, "spectators", true);
    return host.write(
            "POST", "/api/tables", Map.of("game", "avalanche", "seats", 3, "settings", settings))
        .get("id")
        .asString();
  }

  private static boolean isShown(Browser newcomer, String table) {
    for (JsonNode shown : newcomer.get("/api/tables").json()) {
      if (shown.get("id").asString().equals(table)) {
        return true;
      }
    }
    return false;
  }
}
