package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.RecordedMatch;
import games.chalet.match.Replay;
import games.chalet.match.TurnClock;
import games.chalet.match.live.Pebbles.Move;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A seat takes its last acts back, as long as nothing has come to be known by them. */
class UndoTest {

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void aloneOneTakesBackWhatRevealedNothingStepByStep() {
    String match = alone();
    JsonNode dealt = harness.snapshot(match, "ann");
    harness.act(match, "ann", new Move.Take(3));
    JsonNode once = harness.snapshot(match, "ann");
    harness.act(match, "ann", new Move.Take(2));
    assertThat(count(match, "ann")).isEqualTo(2);
    assertThat(undo(match, "ann").path("kind").stringValue()).isEqualTo("ack");
    assertAsBefore(harness.snapshot(match, "ann"), once);
    assertThat(count(match, "ann")).isEqualTo(1);
    undo(match, "ann");
    assertAsBefore(harness.snapshot(match, "ann"), dealt);
    assertThat(code(undo(match, "ann"))).isEqualTo("nothing-to-undo");
    assertThat(harness.journal(match)).hasSize(4).endsWith("UNDO 0 PERSON", "UNDO 0 PERSON");
  }

  /** The same to see and to do; versions and choices have grown. */
  private static void assertAsBefore(JsonNode now, JsonNode then) {
    for (String same : List.of("view", "legalActions", "turn")) {
      assertThat(now.path(same)).as(same).isEqualTo(then.path(same));
    }
    assertThat(now.path("version").intValue()).isGreaterThan(then.path("version").intValue());
    assertThat(now.path("choice").intValue()).isGreaterThan(then.path("choice").intValue());
  }

  @Test
  void theEndOfATurnCanBeTakenBackAloneAndWhatRevealsCannot() {
    String match = alone();
    harness.act(match, "ann", new Move.Take(3));
    harness.act(match, "ann", new Move.End());
    assertThat(count(match, "ann")).isEqualTo(2);
    harness.act(match, "ann", new Move.Peek());
    assertThat(count(match, "ann")).isZero();
    assertThat(code(undo(match, "ann"))).isEqualTo("nothing-to-undo");
    harness.act(match, "ann", new Move.Take(1));
    assertThat(count(match, "ann")).isEqualTo(1);
  }

  @Test
  void spectatorsSeeAnActionTakenBackAndNewcomersNeverGetIt() {
    harness.watchers.add("eve");
    String match = alone();
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.Take(3));
    harness.outgoing.takeAll();
    undo(match, "ann");
    for (String viewer : List.of("seat.0", "spectators")) {
      JsonNode position = only(harness.outgoing.take(match, viewer));
      assertThat(position.path("events")).isEmpty();
      assertThat(position.path("takenBack").intValue()).isEqualTo(1);
      assertThat(position.at("/view/left").intValue()).isEqualTo(19);
      assertThat(position.path("undo").intValue()).isEqualTo(viewer.equals("seat.0") ? 1 : 0);
    }
    JsonNode answer = harness.say(match, "snapshot", "eve");
    assertThat(answer.path("past").toString())
        .isEqualTo("[{\"type\":\"Took\",\"seat\":0,\"count\":1}]");
    assertThat(answer.at("/position/takenBack").intValue()).isZero();
    harness.restart();
    assertThat(harness.say(match, "snapshot", "eve").path("past")).isEqualTo(answer.path("past"));
  }

  @Test
  void recordAndReplayKnowOnlyWhatStood() {
    String match = harness.start(1, TurnClock.OFF, 4);
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.Take(1));
    undo(match, "ann");
    undo(match, "ann");
    harness.act(match, "ann", new Move.Take(3));
    harness.act(match, "ann", new Move.Take(1));
    RecordedMatch record = harness.matches().recorded(match).orElseThrow();
    assertThat(record.plies()).extracting(RecordedMatch.Ply::number).containsExactly(1, 2);
    assertThat(record.plies())
        .extracting(ply -> ply.action().path("count").intValue())
        .containsExactly(3, 1);
    Replay replay = harness.matches().replay(match, new Viewer.Spectator()).orElseThrow();
    assertThat(replay.plies()).extracting(Replay.Ply::number).containsExactly(0, 1, 2);
    assertThat(replay.plies())
        .extracting(ply -> ply.view().path("left").intValue())
        .containsExactly(4, 1, 0);
    assertThat(code(undo(match, "ann"))).isEqualTo("match-over");
    assertThat(count(match, "ann")).isZero();
  }

  @Test
  void aRepeatedUndoIsDoneOnceAlsoAfterARestart() {
    String match = alone();
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.Take(2));
    String body = body("again", harness.choiceOf(match, "ann"));
    JsonNode first = harness.send(match, "undo", "ann", body);
    assertThat(first.path("kind").stringValue()).isEqualTo("ack");
    assertThat(harness.send(match, "undo", "ann", body)).isEqualTo(first);
    JsonNode position = harness.snapshot(match, "ann");
    harness.restart();
    assertThat(harness.send(match, "undo", "ann", body)).isEqualTo(first);
    assertThat(harness.snapshot(match, "ann")).isEqualTo(position);
    assertThat(harness.journal(match)).hasSize(3);
    undo(match, "ann");
    assertThat(harness.snapshot(match, "ann").at("/view/left").intValue()).isEqualTo(20);
  }

  @Test
  void anOlderPositionTakesNothingBack() {
    String match = alone();
    harness.act(match, "ann", new Move.Take(1));
    int choice = harness.choiceOf(match, "ann");
    harness.act(match, "ann", new Move.Take(2));
    assertThat(code(harness.send(match, "undo", "ann", body("late", choice))))
        .isEqualTo("stale-choice");
    assertThat(harness.journal(match)).hasSize(2);
  }

  @Test
  void actionsThatOthersHaveSeenStay() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.act(match, "ann", new Move.Take(1));
    assertThat(count(match, "ann")).isZero();
    assertThat(code(undo(match, "ann"))).isEqualTo("nothing-to-undo");
    assertThat(code(undo(match, "bob"))).isEqualTo("nothing-to-undo");
    assertThat(code(harness.send(match, "undo", "eve", body("e1", 1)))).isEqualTo("unknown-match");
  }

  @Test
  void atMostThirtyTwoActsAreRemembered() {
    String match = harness.start(1, TurnClock.OFF, 200);
    for (int act = 0; act < 40; act++) {
      harness.act(match, "ann", act % 2 == 0 ? new Move.Take(1) : new Move.Again());
    }
    assertThat(count(match, "ann")).isEqualTo(32);
  }

  @Test
  void takingBackWithoutEndIsHeldBack() {
    String match = alone();
    String last = "";
    for (int times = 0; times < 40 && !last.equals("too-fast"); times++) {
      harness.act(match, "ann", new Move.Take(1));
      last = code(undo(match, "ann"));
    }
    assertThat(last).isEqualTo("too-fast");
    harness.pass(Duration.ofMinutes(1));
    assertThat(undo(match, "ann").path("kind").stringValue()).isEqualTo("ack");
  }

  @Test
  void unseenActsAreTakenBackUnseenAndThoseOfOthersStay() {
    String match = burrows(3);
    dig(match, "ann", 3);
    dig(match, "ann", 1);
    dig(match, "bob", 2);
    harness.act(match, "bob", new Burrows.Move.Look());
    JsonNode bob = harness.snapshot(match, "bob");
    JsonNode cyd = harness.snapshot(match, "cyd");
    harness.outgoing.takeAll();
    assertThat(count(match, "ann")).isEqualTo(2);
    assertThat(count(match, "bob")).isZero();
    undo(match, "ann");
    assertThat(only(harness.outgoing.take(match, "seat.0")).at("/view/dug").intValue())
        .isEqualTo(3);
    for (String viewer : List.of("seat.1", "seat.2", "spectators")) {
      assertThat(harness.outgoing.take(match, viewer)).as(viewer).isEmpty();
    }
    assertThat(harness.snapshot(match, "bob")).isEqualTo(bob);
    assertThat(harness.snapshot(match, "cyd")).isEqualTo(cyd);
    harness.restart();
    assertThat(harness.snapshot(match, "bob")).isEqualTo(bob);
    assertThat(harness.snapshot(match, "ann").at("/view/dug").intValue()).isEqualTo(3);
    assertThat(count(match, "ann")).isEqualTo(1);
  }

  @Test
  void endingTheDayLeavesTheOthersTheirUndo() {
    String match = burrows(2);
    dig(match, "ann", 3);
    dig(match, "bob", 2);
    harness.act(match, "bob", new Burrows.Move.Sleep());
    assertThat(count(match, "ann")).isEqualTo(1);
    assertThat(count(match, "bob")).isZero();
    undo(match, "ann");
    assertThat(harness.snapshot(match, "ann").at("/view/asleep/0").intValue()).isEqualTo(1);
    dig(match, "ann", 1);
    harness.act(match, "ann", new Burrows.Move.Sleep());
    assertThat(count(match, "ann")).isZero();
    assertThat(harness.snapshot(match, "bob").at("/view/depths").toString()).isEqualTo("[1,2]");
    Replay replay = finish(match);
    assertThat(replay.plies())
        .extracting(ply -> ply.hindsight().toString())
        .containsSubsequence(dug(1, 2), dug(0, 1))
        .doesNotContain(dug(0, 3));
  }

  private static String dug(int seat, int steps) {
    return "[{\"type\":\"Dug\",\"seat\":%d,\"steps\":%d}]".formatted(seat, steps);
  }

  /** Everybody sleeps through the second day. */
  private Replay finish(String match) {
    harness.act(match, "ann", new Burrows.Move.Sleep());
    harness.act(match, "bob", new Burrows.Move.Sleep());
    return harness.matches().replay(match, new Viewer.Seated(new Seat(0))).orElseThrow();
  }

  @Test
  void takingBackBringsALeaverBack() {
    String match = alone();
    harness.act(match, "ann", new Move.Take(1));
    harness.say(match, "leave", "ann");
    assertThat(undo(match, "ann").path("kind").stringValue()).isEqualTo("ack");
    assertThat(harness.snapshot(match, "ann").at("/seats/0/away").stringValue())
        .isEqualTo("PRESENT");
  }

  @Test
  void theClockPlaysForGood() {
    harness.games = name -> List.of(new Burrows());
    String match = harness.start(2, TurnClock.S60, Map.of(), "burrows", new Burrows.Rule(2));
    dig(match, "ann", 3);
    harness.pass(Duration.ofSeconds(30));
    undo(match, "ann");
    assertThat(harness.snapshot(match, "ann").at("/clocks/0/remainingMillis").longValue())
        .as("no new time")
        .isEqualTo(30_000);
    dig(match, "ann", 2);
    harness.pass(Duration.ofSeconds(60));
    assertThat(count(match, "ann")).isZero();
  }

  private String alone() {
    return harness.start(1, TurnClock.OFF, 20);
  }

  private String burrows(int seats) {
    harness.watchers.add("eve");
    harness.games = name -> List.of(new Burrows());
    return harness.start(seats, TurnClock.OFF, Map.of(), "burrows", new Burrows.Rule(2));
  }

  private void dig(String match, String player, int steps) {
    JsonNode answer = harness.act(match, player, new Burrows.Move.Dig(steps));
    assertThat(answer.path("kind").stringValue()).as("%s", answer).isEqualTo("ack");
  }

  private int count(String match, String player) {
    return harness.snapshot(match, player).path("undo").intValue();
  }

  private JsonNode undo(String match, String player) {
    return harness.send(
        match, "undo", player, body(harness.nextCommand(), harness.choiceOf(match, player)));
  }

  private static String body(String commandId, int choice) {
    return "{\"commandId\":\"%s\",\"choice\":%d}".formatted(commandId, choice);
  }

  private static String code(JsonNode answer) {
    return answer.path("code").asString("");
  }

  private static JsonNode only(List<JsonNode> positions) {
    assertThat(positions).hasSize(1);
    return positions.getFirst();
  }
}
