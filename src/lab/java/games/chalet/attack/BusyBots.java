package games.chalet.attack;

import games.chalet.testing.Browser;
import games.chalet.testing.StompPlayer;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
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

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);

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
    try (StompPlayer there = StompPlayer.tab(guest)) {
      while (target.goesOn()) {
        playAskingForHints(target, there, against(guest, "avalanche", false), name, between);
      }
    } catch (Browser.TurnedAway e) {
      target.count("%s, no match: %d".formatted(name, e.status()));
    }
  }

  /** Asks for a hint before each act of a match, and waits for the bot's answer after it. */
  private static void playAskingForHints(
      Target target, StompPlayer there, JsonNode begun, String name, Duration between) {
    String match = begun.path("match").asString();
    Probe hints = new Probe(target, name, between);
    Probe answers = new Probe(target, name + ", then the bot's answer", Duration.ZERO);
    AtomicReference<JsonNode> position = new AtomicReference<>(awaitTurn(target, there, match));
    while (target.goesOn() && isTurn(position.get())) {
      hints.once(
          () ->
              require(
                  "hint",
                  there.ask(
                      match, "hint", Map.of("choice", position.get().path("choice").asInt()))));
      require("ack", there.act(match, position.get(), position.get().path("legalActions").path(0)));
      position.set(there.snapshot(match).path("position"));
      if (!isTurn(position.get())) { // A player may act more than once in a turn.
        answers.once(() -> position.set(awaitTurn(target, there, match)));
      }
    }
  }

  private static boolean isTurn(JsonNode position) {
    return !position.path("legalActions").isEmpty();
  }

  /** Returns the position when it is the player's turn, the match is over or the attack is. */
  private static JsonNode awaitTurn(Target target, StompPlayer there, String match) {
    JsonNode position = there.snapshot(match).path("position");
    while (target.goesOn() && !isTurn(position) && !position.at("/turn/over").isObject()) {
      target.rest(BETWEEN_LOOKS);
      position = there.snapshot(match).path("position");
    }
    return position;
  }

  private static void require(String kind, JsonNode reply) {
    if (!reply.path("kind").asString().equals(kind)) {
      throw new IllegalStateException(reply.toString());
    }
  }
}
