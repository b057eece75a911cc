package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.StompPlayer;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tools.jackson.databind.JsonNode;

/**
 * Guests of two addresses begin one match against bots after the other and ask for hints all the
 * time; how long it takes until somebody elsewhere, who plays against bots as well, has a hint.
 */
final class BusyBots implements Attack {

  private static final int GUESTS = 20;
  private static final Duration BETWEEN_MATCHES = Duration.ofMillis(500);

  /** A guest may ask twelve times a minute. */
  private static final Duration BETWEEN_HINTS = Duration.ofSeconds(6);

  @Override
  public void on(Target target) {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      threads.execute(() -> askForHints(target, "198.51.100.1", "a hint", BETWEEN_HINTS));
      for (int i = 0; i < GUESTS; i++) {
        String address = "192.0.2." + (1 + i % 2);
        threads.execute(() -> begin(target, address));
        threads.execute(() -> askForHints(target, address, "attackers' hint", BETWEEN_MATCHES));
      }
    }
  }

  private static void begin(Target target, String address) {
    Browser guest = Browser.from(address, target.port());
    guest.choose("Eve");
    try (StompPlayer there = StompPlayer.tab(guest)) {
      while (target.goesOn() && there.isOpen()) {
        try {
          against(guest, "antarctic", true);
          target.count("matches");
        } catch (Browser.TurnedAway e) {
          target.count("matches: " + e.status());
        }
        target.rest(BETWEEN_MATCHES);
      }
    }
  }

  /** Begins a match against as many of the best bots of a game as there can be, or one. */
  private static JsonNode against(Browser guest, String game, boolean many) {
    JsonNode description =
        guest
            .read("/api/games")
            .valueStream()
            .filter(it -> it.path("id").asString().equals(game))
            .findFirst()
            .orElseThrow();
    JsonNode levels = description.path("levels");
    return guest.write(
        "POST",
        "/api/tables/against-bots",
        Map.of(
            "game",
            game,
            "seats",
            many ? description.path("maxSeats").asInt() : 2,
            "level",
            levels.get(levels.size() - 1).asString(),
            "options",
            Map.of()));
  }

  private static void askForHints(Target target, String address, String name, Duration between) {
    Browser guest = Browser.from(address, target.port());
    guest.choose("Ada");
    String match = against(guest, "avalanche", false).path("match").asString();
    try (StompPlayer there = StompPlayer.tab(guest)) {
      JsonNode frame = awaitTurn(target, there, match);
      new Probe(target, name, between)
          .repeat(
              () ->
                  requireHint(
                      there.ask(match, "hint", Map.of("choice", frame.path("choice").asInt()))));
    }
  }

  private static JsonNode awaitTurn(Target target, StompPlayer there, String match) {
    JsonNode frame = there.snapshot(match);
    while (target.goesOn() && frame.path("legalActions").isEmpty()) {
      target.rest(BETWEEN_MATCHES);
      frame = there.snapshot(match);
    }
    return frame;
  }

  private static void requireHint(JsonNode reply) {
    if (!reply.path("kind").asString().equals("hint")) {
      throw new IllegalStateException(reply.toString());
    }
  }
}
