package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Guests who say in a running match that they are a player who is away, again and again, while the
 * other player says no; how often they got the seat.
 */
final class FalseClaims implements Attack {

  private static final int TABLES = 10;
  private static final int CLAIMERS = 10;
  private static final Duration BETWEEN = Duration.ofMillis(500);

  @Override
  public void on(Target target) {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < TABLES; i++) {
        threads.execute(() -> claimAt(target));
      }
    }
  }

  private static void claimAt(Target target) {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      claimAt(target, threads);
    }
  }

  private static void claimAt(Target target, ExecutorService threads) {
    PlayedTable table = PlayedTable.start(target.port(), "avalanche", 2, "OFF");
    String code = table.read().path("code").asString();
    Browser host = table.guests().getFirst();
    for (int i = 0; i < CLAIMERS; i++) {
      int number = i;
      threads.execute(() -> claim(target, table, code, "192.0.2." + number));
    }
    StompPlayer online = StompPlayer.tab(host);
    try (online) {
      String player = table.guests().getLast().id();
      while (target.goesOn()) {
        if (!table.read().at("/seats/1/player/id").asString().equals(player)) {
          target.count("seats lost");
        }
        refuse(target, table, host);
        target.rest(BETWEEN);
      }
    }
  }

  private static void refuse(Target target, PlayedTable table, Browser host) {
    table
        .read()
        .path("requests")
        .forEach(
            request -> {
              String asker = request.at("/player/id").asString();
              int status =
                  host.put(table.path("/requests/" + asker), Map.of("answer", "NOT_NOW")).status();
              target.count("claims refused by the other player: " + status);
            });
  }

  private static void claim(Target target, PlayedTable table, String code, String address) {
    Browser guest = Browser.from(address, target.port());
    guest.choose("Eve");
    while (target.goesOn()) {
      try {
        table.visit(guest, code);
        guest.write("POST", table.path("/requests"), Map.of("kind", "CLAIM", "seat", 1));
        target.count("claims");
      } catch (Browser.TurnedAway e) {
        target.count("claims: " + e.status());
      }
      target.rest(BETWEEN);
    }
  }
}
