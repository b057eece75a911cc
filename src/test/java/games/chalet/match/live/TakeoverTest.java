package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Game;
import games.chalet.match.MatchStatus;
import games.chalet.match.Proposal;
import games.chalet.match.TurnClock;
import games.chalet.match.bots.BotSettings;
import games.chalet.rules.GameCatalog;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** People of every game leave and come back, and bots play for them where the others go on. */
@Execution(ExecutionMode.CONCURRENT)
class TakeoverTest {

  private static final GameCatalog CATALOG = new GameCatalog();
  private static final int ROUNDS = 120;
  private static final String BY_A_BOT = "ACT 1 BOT";

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  static Stream<String> gamesForSeveral() {
    return CATALOG.games().stream()
        .map(Game::info)
        .filter(info -> info.maxSeats() > 1)
        .map(info -> info.id());
  }

  @ParameterizedTest
  @MethodSource("gamesForSeveral")
  void somebodyIsAlwaysThereAndTheMatchGoesOn(String id) {
    harness.games = CATALOG::versions;
    harness.botSettings = new BotSettings(true, 1, 0, Duration.ofSeconds(30));
    harness.restart();
    Game<?, ?, ?, ?, ?> game = harness.games.find(id).orElseThrow();
    int seats = Math.min(3, game.info().maxSeats());
    String match = harness.start(seats, TurnClock.OFF, Map.of(), id, game.defaults(seats));
    Random random = new Random(11);
    leave(match, "bob", seats);
    Awaitility.await()
        .until(
            () -> {
              someAct(match, seats, random);
              return harness.journal(match).stream().anyMatch(line -> line.startsWith(BY_A_BOT));
            });
    for (int round = 0; round < ROUNDS && isGoingOn(match); round++) {
      String other = MatchHarness.PLAYERS.get(1 + random.nextInt(seats - 1));
      if (random.nextInt(6) == 0) {
        if (random.nextBoolean()) {
          leave(match, other, seats);
        } else {
          harness.say(match, "return", other);
        }
      }
      someAct(match, seats, random);
    }
    assertThat(harness.journal(match)).noneMatch(line -> line.startsWith("ACT 0 BOT"));
    readsTheSameAfterARestart(match, seats);
  }

  /** Whoever is there goes on without that player. */
  private void leave(String match, String player, int seats) {
    harness.say(match, "leave", player);
    MatchHarness.PLAYERS.stream()
        .limit(seats)
        .filter(other -> isGoingOn(match) && isThere(match, other))
        .forEach(
            other ->
                harness.vote(match, other, MatchHarness.PLAYERS.indexOf(player), Proposal.GO_ON));
  }

  /** By somebody who is there. */
  private void someAct(String match, int seats, Random random) {
    String player = MatchHarness.PLAYERS.get(random.nextInt(seats));
    act(match, player.equals("ann") || isThere(match, player) ? player : "ann", random);
  }

  private void readsTheSameAfterARestart(String match, int seats) {
    harness.botSettings = new BotSettings(true, 1, 1_000_000, Duration.ofSeconds(30));
    harness.restart();
    List<JsonNode> before = positions(match, seats);
    List<String> journal = harness.journal(match);
    harness.restart();
    assertThat(positions(match, seats)).isEqualTo(before);
    assertThat(harness.journal(match)).isEqualTo(journal);
  }

  private List<JsonNode> positions(String match, int seats) {
    return MatchHarness.PLAYERS.stream()
        .limit(seats)
        .map(player -> harness.snapshot(match, player))
        .toList();
  }

  private boolean isGoingOn(String match) {
    return harness.matches().find(match).orElseThrow().status() == MatchStatus.PLAYING;
  }

  private boolean isThere(String match, String player) {
    int seat = MatchHarness.PLAYERS.indexOf(player);
    return harness
        .snapshot(match, player)
        .at("/seats/" + seat + "/away")
        .asString()
        .equals("PRESENT");
  }

  private void act(String match, String player, Random random) {
    JsonNode position = harness.snapshot(match, player);
    JsonNode legal = position.path("legalActions");
    if (!legal.isEmpty()) {
      JsonNode action = legal.get(random.nextInt(legal.size()));
      harness.postAct(match, player, position.path("choice").intValue(), action);
      harness.settle();
    } else {
      pause();
    }
  }

  /** Time for a bot. */
  private static void pause() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
