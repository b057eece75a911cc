package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.Pebbles.Move;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Actions that cross on the wire: what arrives first at the single writer counts. */
class CrossingTest {

  private final Lodge lodge = new Lodge();
  private String match = "";

  @BeforeEach
  void annsTurnMayBeDoubted() {
    match =
        lodge.start(
            4,
            TurnClock.S60,
            Map.of(Pebbles.WINDOW, Duration.ofSeconds(3)),
            "pebbles",
            Pebbles.Rule.withDoubts(50));
    lodge.act(match, "ann", new Move.Take(3));
    lodge.act(match, "ann", new Move.End());
    assertThat(lodge.snapshot(match, "ann").at("/turn/awaited").toString()).isEqualTo("[2,3]");
  }

  @AfterEach
  void close() {
    lodge.close();
  }

  @Test
  void aDoubtThatArrivesAfterTheNextTakeIsTooLate() {
    lodge.pass(Duration.ofSeconds(3));
    int bobs = lodge.choiceOf(match, "bob");
    int dans = lodge.choiceOf(match, "dan");
    lodge.letters.takeAll();
    lodge.postAct(match, "bob", bobs, new Move.Take(1));
    lodge.postAct(match, "dan", dans, new Move.Doubt(1));
    lodge.settle();
    assertThat(answer("bob").path("kind").stringValue()).isEqualTo("ack");
    assertThat(answer("dan").path("code").stringValue()).isEqualTo("doubt-too-late");
    assertThat(answer("dan").path("rule").stringValue()).isEqualTo("doubts");
    List<JsonNode> told = lodge.letters.take(match, "seat.3");
    assertThat(told).hasSize(1);
    assertThat(told.getFirst().at("/events/0/type").stringValue()).isEqualTo("Took");
  }

  @Test
  void aTakeThatArrivesAfterADoubtIsRefusedAndTheFrameTellsWhy() {
    lodge.pass(Duration.ofSeconds(3));
    int bobs = lodge.choiceOf(match, "bob");
    int dans = lodge.choiceOf(match, "dan");
    lodge.letters.takeAll();
    lodge.postAct(match, "dan", dans, new Move.Doubt(1));
    lodge.postAct(match, "bob", bobs, new Move.Take(1));
    lodge.settle();
    assertThat(answer("dan").path("kind").stringValue()).isEqualTo("ack");
    List<JsonNode> told = lodge.letters.take(match, "seat.1");
    assertThat(told).hasSize(1);
    JsonNode doubted = told.getFirst().at("/events/0");
    assertThat(doubted.path("type").stringValue()).isEqualTo("Doubted");
    // A right doubt gives the turn back, so that the game says no; after a wrong one bob could
    // still
    // take, but has not seen what happened.
    assertThat(answer("bob").path("code").stringValue())
        .isEqualTo(doubted.path("right").booleanValue() ? "not-legal" : "stale-choice");
    assertThat(lodge.journal(match).getLast()).startsWith("ACT 3 PERSON");
  }

  @Test
  void aDoubtThatCrossesTheEndOfTheWindowStandsByItself() {
    int dans = lodge.choiceOf(match, "dan");
    lodge.pass(Duration.ofSeconds(3));
    assertThat(lodge.choiceOf(match, "dan")).isNotEqualTo(dans);
    assertThat(
            lodge
                .act(match, "dan", lodge.nextCommand(), dans, new Move.Doubt(1))
                .path("kind")
                .stringValue())
        .isEqualTo("ack");
  }

  @Test
  void whatDoesNotStandByItselfIsStaleIfItIsStillLegal() {
    int bobs = lodge.choiceOf(match, "bob");
    lodge.pass(Duration.ofSeconds(3));
    assertThat(
            lodge
                .act(match, "bob", lodge.nextCommand(), bobs, new Move.Take(1))
                .path("code")
                .stringValue())
        .isEqualTo("stale-choice");
  }

  @Test
  void whoDoubtsTwiceAtOnceIsHeardOnce() {
    int cyds = lodge.choiceOf(match, "cyd");
    int dans = lodge.choiceOf(match, "dan");
    lodge.postAct(match, "cyd", cyds, new Move.Doubt(1));
    lodge.postAct(match, "dan", dans, new Move.Doubt(1));
    lodge.settle();
    assertThat(answer("cyd").path("kind").stringValue()).isEqualTo("ack");
    assertThat(answer("dan").path("code").stringValue()).isEqualTo("doubt-too-late");
  }

  @Test
  void whoIsOnlyAskedLosesNoTime() {
    lodge.pass(Duration.ofSeconds(2));
    lodge.act(match, "cyd", new Move.Pass());
    lodge.act(match, "dan", new Move.Pass());
    assertThat(lodge.snapshot(match, "bob").path("clocks").toString())
        .isEqualTo("[{\"seat\":1,\"remainingMillis\":60000,\"running\":true}]");
  }

  private JsonNode answer(String player) {
    return lodge.letters.reply(Lodge.sessionOf(player));
  }
}
