package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.match.TurnClock;
import games.chalet.match.live.Pebbles.Move;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A seat asks what its own actions would lead to, and is told that and nothing else. */
class ActionPreviewTest {

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void itTellsTheOwnViewAndTheLegalActionsAfterThem() {
    String match = harness.start(2, TurnClock.OFF, 20);
    JsonNode foreseen = foresee(match, "ann", new Move.Take(3), new Move.Take(2));
    assertThat(foreseen.path("kind").stringValue()).isEqualTo("foreseen");
    harness.act(match, "ann", new Move.Take(3));
    harness.act(match, "ann", new Move.Take(2));
    JsonNode position = harness.snapshot(match, "ann");
    assertThat(position.at("/view/left").intValue()).isEqualTo(15);
    assertThat(foreseen.path("view")).isEqualTo(position.path("view"));
    assertThat(foreseen.path("legalActions")).isEqualTo(position.path("legalActions"));
  }

  @Test
  void nothingComesOfIt() {
    String match = harness.start(2, TurnClock.S60, 20);
    harness.watchers.add("eve");
    List<JsonNode> before = snapshots(match);
    foresee(match, "ann", new Move.Take(3));
    refused(match, "ann", new Move.Take(3), new Move.End());
    assertThat(snapshots(match)).isEqualTo(before);
    assertThat(harness.journal(match)).isEmpty();
    for (String viewer : List.of("seat.0", "seat.1", "spectators")) {
      assertThat(harness.outgoing.take(match, viewer)).isEmpty();
    }
    harness.pass(Duration.ofSeconds(60));
    assertThat(harness.journal(match)).first().asString().startsWith("ACT 0 CLOCK");
  }

  private List<JsonNode> snapshots(String match) {
    return List.of("ann", "bob", "eve").stream().map(who -> harness.snapshot(match, who)).toList();
  }

  @Test
  void nothingHiddenIsShown() {
    String match = harness.start(2, TurnClock.OFF, 20);
    assertThat(refused(match, "ann", new Move.Peek())).isEqualTo("foresight-reveals");
    assertThat(refused(match, "ann", new Move.Take(1), new Move.Peek()))
        .isEqualTo("foresight-reveals");
  }

  @Test
  void cardsTheSeatKnowsAreKept() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.act(match, "ann", new Move.Peek());
    JsonNode secret = harness.snapshot(match, "ann").at("/view/secret");
    assertThat(secret.isNull()).isFalse();
    assertThat(foresee(match, "ann", new Move.Take(1)).at("/view/secret")).isEqualTo(secret);
  }

  /** A game that says of no action that it reveals anything. */
  private static final class Careless extends Pebbles {

    Careless() {
      super(1);
    }

    @Override
    public Step<Heap, Told> apply(Heap state, Seat seat, Move action, Chance chance) {
      Step<Heap, Told> step = super.apply(state, seat, action, chance);
      return new Step<>(step.state(), step.events(), false);
    }
  }

  @Test
  void aGameThatIsWrongAboutItGivesNothingAwayEither() {
    harness.games = id -> List.of(new Careless());
    String match = harness.start(2, TurnClock.OFF, 20);
    List<JsonNode> foreseen =
        IntStream.range(0, 5)
            .mapToObj(time -> foresee(match, "ann", new Move.Peek()).at("/view/secret"))
            .toList();
    harness.act(match, "ann", new Move.Peek());
    JsonNode secret = harness.snapshot(match, "ann").at("/view/secret");
    assertThat(foreseen)
        .as("a number below 1000, guessed five times")
        .anyMatch(n -> !n.equals(secret));
  }

  @Test
  void itEndsWithTheTurn() {
    String match = harness.start(2, TurnClock.OFF, 20);
    Move take = new Move.Take(1);
    assertThat(refused(match, "ann", take, new Move.End())).isEqualTo("foresight-ends-turn");
    assertThat(refused(match, "ann", take, new Move.Again())).isEqualTo("foresight-ends-turn");
    assertThat(refused(match, "ann", new Move.Claim())).isEqualTo("foresight-ends-turn");
  }

  @Test
  void itDoesNotTellTheEndOfTheMatch() {
    String match = harness.start(2, TurnClock.OFF, 3);
    assertThat(refused(match, "ann", new Move.Take(3))).isEqualTo("foresight-ends-turn");
    harness.act(match, "ann", new Move.Take(3));
    assertThat(refused(match, "ann", new Move.Take(1))).isEqualTo("match-over");
  }

  @Test
  void eachActionHasToBePossibleAtItsPoint() {
    String match = harness.start(2, TurnClock.OFF, 4);
    JsonNode refused = foresee(match, "ann", new Move.Take(2), new Move.Take(3));
    assertThat(refused.path("code").stringValue()).isEqualTo("not-legal");
    assertThat(refused.path("sentence").stringValue()).isEqualTo("That is not possible now.");
    assertThat(refused.path("rule").stringValue()).isEqualTo("taking");
  }

  @Test
  void onlyWhoIsAwaitedForesees() {
    String match = harness.start(2, TurnClock.OFF, 20);
    assertThat(refused(match, "bob", new Move.Take(1))).isEqualTo("not-your-turn");
    assertThat(refused(match, "bob", new Move.Peek())).isEqualTo("not-your-turn");
    harness.watchers.add("eve");
    assertThat(refused(match, "eve", new Move.Take(1))).isEqualTo("not-seated");
    assertThat(
            harness
                .send(match, "foresee", null, body(1, new Move.Take(1)))
                .path("code")
                .stringValue())
        .isEqualTo("unknown-match");
    harness.remove(match, 0);
    assertThat(refused(match, "ann", new Move.Take(1))).isEqualTo("not-seated");
  }

  @Test
  void itIsAboutTheBoardThatWasShown() {
    String match = harness.start(2, TurnClock.OFF, 20);
    int choice = harness.choiceOf(match, "ann");
    harness.act(match, "ann", new Move.Take(1));
    JsonNode answer = harness.send(match, "foresee", "ann", body(choice, new Move.Take(1)));
    assertThat(answer.path("code").stringValue()).isEqualTo("stale-choice");
  }

  @Test
  void anotherMatchIsAnotherMatch() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.start(2, TurnClock.OFF, 20);
    harness.send("nowhere", "foresee", "ann", body(1, new Move.Take(1)));
    assertThat(harness.outgoing.reply(MatchHarness.sessionOf("ann")).path("code").stringValue())
        .isEqualTo("unknown-match");
    assertThat(refused(match, "cyd", new Move.Take(1))).isEqualTo("unknown-match");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"commandId\":\"x\",\"choice\":1,\"actions\":[]}",
        "{\"commandId\":\"x\",\"choice\":1,\"actions\":[null]}",
        "{\"commandId\":\"x\",\"choice\":1,\"actions\":{}}",
        "{\"commandId\":\"x\",\"choice\":1}",
        "{\"commandId\":\"x\",\"choice\":1,\"actions\":[{\"type\":\"Steal\"}]}",
        "{\"commandId\":\"x\",\"choice\":1,\"actions\":[{\"type\":\"Take\",\"count\":1,\"seat\":1}]}",
        "{\"commandId\":\"x\",\"choice\":1,\"seat\":1,\"actions\":[{\"type\":\"Take\",\"count\":1}]}"
      })
  void garbageIsRefused(String body) {
    String match = harness.start(2, TurnClock.OFF, 20);
    assertThat(harness.send(match, "foresee", "ann", body).path("code").stringValue())
        .isEqualTo("malformed");
  }

  @Test
  void aPlanIsNoLongerThanAnyTurn() {
    String match = harness.start(2, TurnClock.OFF, 100_000);
    Move[] thousand = Collections.nCopies(1000, new Move.Take(1)).toArray(Move[]::new);
    assertThat(refused(match, "ann", thousand)).isEqualTo("malformed");
    Move[] longest = Collections.nCopies(24, new Move.Take(1)).toArray(Move[]::new);
    assertThat(refused(match, "ann", longest)).isEqualTo("not-legal");
  }

  @Test
  void aPlayerWhoHasLeftMayLookWithoutComingBack() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.say(match, "leave", "ann");
    assertThat(foresee(match, "ann", new Move.Take(1)).path("kind").stringValue())
        .isEqualTo("foreseen");
    assertThat(harness.journal(match)).containsExactly("PRESENCE 0 LEFT");
  }

  private String refused(String match, String player, Move... moves) {
    JsonNode answer = foresee(match, player, moves);
    assertThat(answer.path("kind").stringValue()).as("%s", answer).isEqualTo("refused");
    return answer.path("code").stringValue();
  }

  private JsonNode foresee(String match, String player, Move... moves) {
    // Who may not even look can only guess.
    int choice = harness.snapshot(match, player).path("choice").asInt(1);
    return harness.send(match, "foresee", player, body(choice, moves));
  }

  private String body(int choice, Move... moves) {
    String actions =
        String.join(
            ",",
            List.of(moves).stream()
                .map(move -> harness.json.text(harness.json.tree(move)))
                .toList());
    return "{\"commandId\":\"%s\",\"choice\":%d,\"actions\":[%s]}"
        .formatted(harness.nextCommand(), choice, actions);
  }
}
