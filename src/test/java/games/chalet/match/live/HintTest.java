package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.ActedBy;
import games.chalet.match.Replay;
import games.chalet.match.TurnClock;
import games.chalet.match.bots.HintDesk.HintSettings;
import games.chalet.match.live.Pebbles.Move;
import games.chalet.rules.GameCatalog;
import games.chalet.testing.Series;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The answers to a player who asks for a bot's advice. */
@Execution(ExecutionMode.CONCURRENT)
class HintTest {

  private static final GameCatalog CATALOG = new GameCatalog();
  private static final int PLIES = Series.WHOLE ? 12 : 5;
  private static final String GIVEN = "HINT 0 GUIDE";

  private final MatchHarness harness = new MatchHarness();
  private final CountDownLatch thinking = new CountDownLatch(1);

  @AfterEach
  void close() {
    thinking.countDown();
    harness.close();
  }

  static List<String> games() {
    return CATALOG.games().stream().map(game -> game.info().id()).toList();
  }

  private String start(int seats) {
    harness.hints = true;
    return harness.start(seats, TurnClock.OFF, 30);
  }

  private JsonNode ask(String match, @Nullable String player, int choice) {
    post(match, player, choice);
    Awaitility.await().until(() -> !replies(player).isEmpty());
    return harness.outgoing.reply(MatchHarness.sessionOf(player));
  }

  private void post(String match, @Nullable String player, int choice) {
    harness.post(match, "hint", player, body(choice));
  }

  private String body(int choice) {
    return "{\"commandId\":\"%s\",\"choice\":%d}".formatted(harness.nextCommand(), choice);
  }

  private List<JsonNode> replies(@Nullable String player) {
    return harness.outgoing.replies(MatchHarness.sessionOf(player));
  }

  private static void isRefused(JsonNode reply, String code) {
    assertThat(reply.path("kind").asString()).isEqualTo("refused");
    assertThat(reply.path("code").asString()).isEqualTo(code);
  }

  @Test
  void oneIsToldAndMarkedAndNothingElseChanges() {
    String match = start(2);
    JsonNode before = harness.snapshot(match, "ann");
    JsonNode hint = ask(match, "ann", before.path("choice").intValue());
    assertThat(hint.path("kind").asString()).isEqualTo("hint");
    assertThat(hint.at("/best/0/action")).isEqualTo(before.at("/legalActions/0"));
    assertThat(hint.at("/best/0/aboutAsGood").booleanValue()).isTrue();
    assertThat(hint.at("/best/0/worth").isNull()).isTrue();
    assertThat(harness.journal(match)).containsExactly(GIVEN);
    assertThat(harness.snapshot(match, "ann")).isEqualTo(before);
    assertThat(harness.outgoing.take(match, "seat.1")).isEmpty();
    harness.restart();
    assertThat(harness.snapshot(match, "ann")).isEqualTo(before);
  }

  @Test
  void aRepeatedHintIsTheSameAndMarkedOnce() {
    String match = start(1);
    JsonNode first = ask(match, "ann", 1);
    JsonNode second = ask(match, "ann", 1);
    assertThat(second.path("best")).isEqualTo(first.path("best"));
    assertThat(harness.journal(match)).containsExactly(GIVEN);
  }

  @Test
  void replaysAndRecordsSayWhichActWasHinted() {
    String match = start(1);
    harness.act(match, "ann", new Move.Take(1));
    ask(match, "ann", harness.choiceOf(match, "ann"));
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.End());
    harness.matches().giveUp(match);
    Replay replay = harness.matches().replay(match, new Viewer.Seated(new Seat(0))).orElseThrow();
    assertThat(replay.plies().stream().map(ply -> ply.act().hinted().isPresent()))
        .containsExactly(false, false, true, false);
    assertThat(
            harness.matches().recorded(match).orElseThrow().plies().stream()
                .map(ply -> ply.hinted()))
        .containsExactly(Optional.empty(), Optional.of(true), Optional.empty());
  }

  @Test
  void actionsOfTheClockAreNotMarkedAsHinted() {
    harness.hints = true;
    String match = harness.start(2, TurnClock.S30, 30);
    ask(match, "ann", harness.choiceOf(match, "ann"));
    harness.pass(Duration.ofSeconds(31));
    harness.matches().giveUp(match);
    assertThat(harness.matches().recorded(match).orElseThrow().plies())
        .isNotEmpty()
        .allMatch(ply -> ply.by() == ActedBy.CLOCK && ply.hinted().isEmpty());
  }

  /** The hinted action was taken back; the action instead still counts as hinted. */
  @Test
  void actionsAfterTakingBackAreMarkedAsHintedToo() {
    String match = start(1);
    ask(match, "ann", 1);
    harness.act(match, "ann", new Move.Take(1));
    harness.send(match, "undo", "ann", body(harness.choiceOf(match, "ann")));
    harness.act(match, "ann", new Move.Take(2));
    harness.matches().giveUp(match);
    assertThat(harness.matches().recorded(match).orElseThrow().plies())
        .singleElement()
        .matches(ply -> ply.hinted().isPresent());
  }

  @Test
  void oneThatComesTooLateIsThrownAwayAndNotMarked() {
    String match = start(1);
    harness.occupyTheBot(thinking);
    post(match, "ann", 1);
    harness.settle();
    assertThat(replies("ann")).isEmpty();
    List<JsonNode> soFar = replies("ann");
    harness.act(match, "ann", new Move.Take(1));
    harness.outgoing.forget(MatchHarness.sessionOf("ann"));
    thinking.countDown();
    Awaitility.await().until(() -> !replies("ann").isEmpty());
    isRefused(replies("ann").getFirst(), "stale-choice");
    assertThat(soFar).isEmpty();
    assertThat(harness.journal(match)).noneMatch(line -> line.startsWith("HINT"));
  }

  @Test
  void whereThereAreNoneNobodyIsTold() {
    String match = harness.start(1, TurnClock.OFF, 30);
    isRefused(ask(match, "ann", 1), "no-hints");
    assertThat(harness.journal(match)).isEmpty();
  }

  @Test
  void onlyWhoSitsThereAndIsAwaitedIsTold() {
    String match = start(2);
    harness.watchers.add("cyd");
    isRefused(ask(match, "cyd", 1), "not-seated");
    isRefused(ask(match, null, 1), "unknown-match");
    isRefused(ask(match, "bob", harness.choiceOf(match, "bob")), "not-your-turn");
    isRefused(ask(match, "ann", 7), "stale-choice");
    harness.remove(match, 1);
    isRefused(ask(match, "bob", 1), "not-seated");
    assertThat(harness.journal(match)).noneMatch(line -> line.startsWith("HINT"));
  }

  @Test
  void whenItIsOverThereAreNone() {
    String match = start(1);
    harness.matches().giveUp(match);
    isRefused(ask(match, "ann", 1), "match-over");
  }

  @Test
  void nobodyHasTwoThoughtAboutAtOnce() {
    String match = start(1);
    harness.occupyTheBot(thinking);
    post(match, "ann", 1);
    harness.settle();
    isRefused(ask(match, "ann", 1), "too-fast");
    thinking.countDown();
  }

  @Test
  void anImpatientPlayerIsAnsweredOnce() {
    String match = start(1);
    harness.occupyTheBot(thinking);
    String question = body(1);
    harness.post(match, "hint", "ann", question);
    harness.post(match, "hint", "ann", question);
    harness.settle();
    thinking.countDown();
    Awaitility.await().until(() -> !replies("ann").isEmpty());
    assertThat(harness.outgoing.reply(MatchHarness.sessionOf("ann")).path("kind").asString())
        .isEqualTo("hint");
  }

  @Test
  void aPlayerWhoAsksWithoutEndIsHeldBack() {
    harness.hintSettings = new HintSettings(3);
    harness.restart();
    String match = start(1);
    for (int time = 0; time < 3; time++) {
      assertThat(ask(match, "ann", harness.choiceOf(match, "ann")).path("kind").asString())
          .isEqualTo("hint");
      harness.act(match, "ann", time == 1 ? new Move.End() : new Move.Take(1));
    }
    isRefused(ask(match, "ann", harness.choiceOf(match, "ann")), "too-fast");
  }

  @ParameterizedTest
  @MethodSource("games")
  void inEveryGameTheHintIsLegalAndHasItsReasons(String id) {
    harness.games = CATALOG::versions;
    harness.hintSettings = new HintSettings(1000);
    harness.hints = true;
    harness.restart();
    Game<?, ?, ?, ?, ?> game = harness.games.find(id).orElseThrow();
    int seats = game.info().minSeats();
    String match = harness.start(seats, TurnClock.OFF, Map.of(), id, game.defaults(seats));
    int reasons = 0;
    // Somebody who lands soon is done sooner.
    for (int ply = 0; ply < PLIES && !isOver(match); ply++) {
      String player = awaited(match);
      JsonNode position = harness.snapshot(match, player);
      JsonNode hint = ask(match, player, position.path("choice").intValue());
      assertThat(hint.path("kind").asString()).as(hint.toString()).isEqualTo("hint");
      assertThat(hint.path("best").size()).isBetween(1, 3);
      for (JsonNode one : hint.path("best")) {
        assertThat(position.path("legalActions").valueStream().toList())
            .contains(one.path("action"));
        reasons += one.path("reasons").size();
      }
      JsonNode best = hint.at("/best/0/action");
      harness.postAct(match, player, position.path("choice").intValue(), best);
      harness.settle();
    }
    assertThat(reasons).isPositive();
  }

  private boolean isOver(String match) {
    return !harness.snapshot(match, "ann").at("/turn/over").isNull();
  }

  private String awaited(String match) {
    int seat = harness.snapshot(match, "ann").at("/turn/awaited/0").intValue();
    return MatchHarness.PLAYERS.get(seat);
  }
}
