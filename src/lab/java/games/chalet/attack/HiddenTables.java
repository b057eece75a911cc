package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.StompPlayer;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * As many public tables of two addresses as the lobby shows, their hosts online, all younger than
 * that of somebody else; whether that one is still shown.
 */
final class HiddenTables implements Attack {

  private static final List<String> ADDRESSES = List.of("192.0.2.1", "192.0.2.2");
  private static final int GUESTS = 10;
  private static final int TABLES = 20;
  private static final int ROOM = 200;
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);

  @Override
  public void on(Target target) {
    Browser honest = guest(target, "198.51.100.1", "Ada");
    StompPlayer there = StompPlayer.tab(honest);
    String table = open(honest);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int host = 0; host < GUESTS; host++) {
        int number = host;
        threads.execute(() -> openMany(target, number));
      }
      threads.execute(() -> look(target, table));
    }
    there.close();
  }

  private static void openMany(Target target, int number) {
    Browser guest = guest(target, ADDRESSES.get(number % ADDRESSES.size()), "Eve " + number);
    try (StompPlayer there = StompPlayer.tab(guest)) {
      for (int opened = 0; opened < TABLES; opened++) {
        tryToOpen(target, guest);
      }
      while (target.goesOn() && there.isOpen()) {
        target.rest(BETWEEN_LOOKS);
      }
    }
  }

  private static void look(Target target, String table) {
    Browser newcomer = Browser.from("198.51.100.2", target.port());
    while (target.goesOn()) {
      Set<String> shown = new HashSet<>();
      newcomer.get("/api/tables").json().forEach(one -> shown.add(one.get("id").asString()));
      String many = shown.size() < ROOM ? "room left" : "full";
      target.count((shown.contains(table) ? "shown, " : "hidden, ") + many);
      target.rest(BETWEEN_LOOKS);
    }
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
}
