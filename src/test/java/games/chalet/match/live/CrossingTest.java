package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.TurnClock;
import games.chalet.match.live.Pebbles.Move;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Actions that cross on the wire: what arrives first at the single writer counts. */
class CrossingTest {

  private final MatchHarness harness = new MatchHarness();
  private String match = "";

  @BeforeEach
  void annsTurnMayBeDoubted() {
    match =
        harness.start(
            4,
            TurnClock.S60,
            Map.of(Pebbles.WINDOW, Duration.ofSeconds(3)),
            "pebbles",
            Pebbles.Rule.withDoubts(50));
    harness.act(match, "ann", new Move.Take(3));
    harness.act(match, "ann", new Move.End());
    assertThat(harness.snapshot(match, "ann").at("/turn/awaited").toString()).isEqualTo("[2,3]");
  }

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void aDoubtThatArrivesAfterTheNextTakeIsTooLate() {
    harness.pass(Duration.ofSeconds(3));
    int bobs = harness.choiceOf(match, "bob");
    int dans = harness.choiceOf(match, "dan");
    harness.outgoing.takeAll();
    harness.postAct(match, "bob", bobs, new Move.Take(1));
    harness.postAct(match, "dan", dans, new Move.Doubt(1));
    harness.settle();
    assertThat(answer("bob").path("kind").stringValue()).isEqualTo("ack");
    assertThat(answer("dan").path("code").stringValue()).isEqualTo("doubt-too-late");
    assertThat(answer("dan").path("rule").stringValue()).isEqualTo("doubts");
    List<JsonNode> told = harness.outgoing.take(match, "seat.3");
    assertThat(told).hasSize(1);
    assertThat(told.getFirst().at("/events/0/type").stringValue()).isEqualTo("Took");
  }

  @Test
  void aTakeThatArrivesAfterADoubtIsRefusedAndThePositionTellsWhy() {
    harness.pass(Duration.ofSeconds(3));
    int bobs = harness.choiceOf(match, "bob");
    int dans = harness.choiceOf(match, "dan");
    harness.outgoing.takeAll();
    harness.postAct(match, "dan", dans, new Move.Doubt(1));
    harness.postAct(match, "bob", bobs, new Move.Take(1));
    harness.settle();
    assertThat(answer("dan").path("kind").stringValue()).isEqualTo("ack");
    List<JsonNode> told = harness.outgoing.take(match, "seat.1");
    assertThat(told).hasSize(1);
    JsonNode doubted = told.getFirst().at("/events/0");
    assertThat(doubted.path("type").stringValue()).isEqualTo("Doubted");
    // A right doubt gives the turn back, so that the game says no; after a wrong one bob could
    // still
    // take, but has not seen what happened.
    assertThat(answer("bob").path("code").stringValue())
        .isEqualTo(doubted.path("right").booleanValue() ? "not-legal" : "stale-choice");
    assertThat(harness.journal(match).getLast()).startsWith("ACT 3 PERSON");
  }

  @Test
  void aDoubtThatCrossesTheEndOfTheWindowStandsByItself() {
    int dans = harness.choiceOf(match, "dan");
    harness.pass(Duration.ofSeconds(3));
    assertThat(harness.choiceOf(match, "dan")).isNotEqualTo(dans);
    assertThat(
            harness
                .act(match, "dan", harness.nextCommand(), dans, new Move.Doubt(1))
                .path("kind")
                .stringValue())
        .isEqualTo("ack");
  }

  @Test
  void aChoiceOnAnOlderPositionIsStaleEvenIfLegal() {
    int bobs = harness.choiceOf(match, "bob");
    harness.pass(Duration.ofSeconds(3));
    assertThat(
            harness
                .act(match, "bob", harness.nextCommand(), bobs, new Move.Take(1))
                .path("code")
                .stringValue())
        .isEqualTo("stale-choice");
  }

  @Test
  void twoDoubtsAtOnceCountOnce() {
    int cyds = harness.choiceOf(match, "cyd");
    int dans = harness.choiceOf(match, "dan");
    harness.postAct(match, "cyd", cyds, new Move.Doubt(1));
    harness.postAct(match, "dan", dans, new Move.Doubt(1));
    harness.settle();
    assertThat(answer("cyd").path("kind").stringValue()).isEqualTo("ack");
    assertThat(answer("dan").path("code").stringValue()).isEqualTo("doubt-too-late");
  }

  @Test
  void aSeatOnlyAskedLosesNoTime() {
    harness.pass(Duration.ofSeconds(2));
    harness.act(match, "cyd", new Move.Pass());
    harness.act(match, "dan", new Move.Pass());
    assertThat(harness.snapshot(match, "bob").path("clocks").toString())
        .isEqualTo("[{\"seat\":1,\"remainingMillis\":60000,\"running\":true}]");
  }

  private JsonNode answer(String player) {
    return harness.outgoing.reply(MatchHarness.sessionOf(player));
  }
}
