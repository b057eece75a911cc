package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.engine.Viewer;
import games.chalet.match.MatchSummary;
import games.chalet.match.Proposal;
import games.chalet.match.TurnClock;
import games.chalet.match.live.Pebbles.Move;
import games.chalet.match.state.Fold;
import games.chalet.stomp.SocketCaller;
import games.chalet.web.RefusedException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The journal has on disk exactly the things that have happened. */
@Execution(ExecutionMode.CONCURRENT)
class JournalTest {

  private final MatchHarness harness = harness();

  /** Over a new database. */
  MatchHarness harness() {
    return new MatchHarness();
  }

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void latecomersGetTheLogAlsoAfterARestart() {
    String match = harness.start(2, TurnClock.OFF, 20);
    assertThat(harness.say(match, "snapshot", "ann").path("past")).isEmpty();
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.Take(2));
    JsonNode past = harness.say(match, "snapshot", "ann").path("past");
    assertThat(past).hasSize(2);
    harness.restart();
    assertThat(harness.say(match, "snapshot", "bob").path("past")).isEqualTo(past);
  }

  @Test
  void anothersEntryRefusesTheCommandAndIsFoldedIn() {
    String match = harness.start(2, TurnClock.OFF, 20);
    int choice = harness.choiceOf(match, "ann");
    writeBesides(match, 1, "{\"type\":\"Take\",\"count\":3}");
    assertThat(harness.act(match, "ann", "z1", choice, new Move.Take(1)).path("code").stringValue())
        .isEqualTo("stale-choice");
    assertThat(harness.snapshot(match, "ann").path("view").path("left").intValue()).isEqualTo(17);
    assertThat(harness.act(match, "ann", new Move.Take(1)).path("kind").stringValue())
        .isEqualTo("ack");
  }

  @Test
  void aCommandThatAnotherServerHasHeardGetsItsAnswer() {
    String match = harness.start(2, TurnClock.OFF, 20);
    int choice = harness.choiceOf(match, "ann");
    harness
        .jdbc
        .sql(
            "insert into match_entries (match_serial, number, at, kind, seat, word, action, command_id)"
                + " values ((select serial from matches where id = ?), 1, 0, 'ACT', 0, 'PERSON', '{\"type\":\"Take\",\"count\":1}', 'z1')")
        .param(match)
        .update();
    JsonNode answer = harness.act(match, "ann", "z1", choice, new Move.Take(1));
    assertThat(answer.path("kind").stringValue()).isEqualTo("ack");
    assertThat(harness.journal(match)).hasSize(1);
  }

  @Test
  void oneMatchsConflictRefusesOneCommandOfABatch() {
    List<String> matches = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      matches.add(harness.start(2, TurnClock.OFF, 20));
    }
    matches.forEach(match -> harness.snapshot(match, "ann"));
    writeBesides(matches.get(7), 1, "{\"type\":\"Take\",\"count\":3}");
    byte[] body =
        "{\"commandId\":\"b1\",\"choice\":1,\"action\":{\"type\":\"Take\",\"count\":1}}"
            .getBytes(StandardCharsets.UTF_8);
    for (String match : matches) {
      harness
          .messages()
          .take(new SocketCaller("of-" + match, "ann"), "/app/match." + match + ".act", body);
    }
    harness.settle();
    for (String match : matches) {
      assertThat(harness.outgoing.reply("of-" + match).path("kind").stringValue())
          .isEqualTo(match.equals(matches.get(7)) ? "refused" : "ack");
      assertThat(harness.journal(match)).hasSize(1);
    }
  }

  @Test
  void anUndoThatMeetsAnothersEntryTakesNothingBack() {
    String match = harness.start(1, TurnClock.OFF, 20);
    harness.act(match, "ann", new Move.Take(1));
    int choice = harness.choiceOf(match, "ann");
    writeBesides(match, 2, "{\"type\":\"Take\",\"count\":3}");
    String body = "{\"commandId\":\"u1\",\"choice\":%d}".formatted(choice);
    assertThat(harness.send(match, "undo", "ann", body).path("code").stringValue())
        .isEqualTo("stale-choice");
    assertThat(harness.snapshot(match, "ann").at("/view/left").intValue()).isEqualTo(16);
    assertThat(harness.snapshot(match, "ann").path("undo").intValue()).isEqualTo(2);
    assertThat(harness.journal(match)).hasSize(2);
  }

  private void writeBesides(String match, int number, String action) {
    harness
        .jdbc
        .sql(
            "insert into match_entries (match_serial, number, at, kind, seat, word, action)"
                + " values ((select serial from matches where id = ?), ?, 0, 'ACT', 0, 'PERSON', ?)")
        .params(match, number, action)
        .update();
  }

  @Test
  void aMatchGoesOnAndReplaysUnderTheRulesUnderWhichItBegan() {
    String old = harness.start(2, TurnClock.OFF, 3);
    harness.act(old, "ann", new Move.Take(1));
    harness.games = id -> List.of(new Pebbles(2), new Pebbles(1));
    harness.restart();
    assertThat(harness.act(old, "ann", new Move.Take(2)).path("kind").stringValue())
        .isEqualTo("ack");
    assertThat(harness.matches().find(old).orElseThrow().rulesVersion()).isEqualTo(1);
    assertThat(harness.matches().replay(old, new Viewer.Spectator()).orElseThrow().plies())
        .hasSize(3);
    String fresh = harness.start(2, TurnClock.OFF, 20);
    assertThat(harness.matches().find(fresh).orElseThrow().rulesVersion()).isEqualTo(2);
  }

  @Test
  void aMatchThatTheRulesCannotReadAnyMoreEndsAndDoesNotStopTheStart() {
    String old = harness.start(2, TurnClock.S60, 20);
    harness.act(old, "ann", new Move.Take(1));
    harness.rulesVersion = 2;
    harness.restart();
    assertThat(harness.matches().find(old).orElseThrow().outcome()).isEqualTo(Fold.CONCLUDED);
    assertThat(harness.journal(old)).endsWith("CONCLUDE null unreadable");
    assertThat(harness.act(old, "ann", "w1", 1, new Move.Take(1)).path("code").stringValue())
        .isEqualTo("match-over");
    assertThat(harness.matches().recorded(old).orElseThrow().plies()).hasSize(1);
    assertThat(harness.matches().replay(old, new Viewer.Spectator())).isEmpty();
    harness.restart();
    assertThat(harness.journal(old)).hasSize(2);
    String fresh = harness.start(2, TurnClock.OFF, 20);
    assertThat(harness.act(fresh, "ann", new Move.Take(1)).path("kind").stringValue())
        .isEqualTo("ack");
  }

  @Test
  void aMatchOfLaterRulesWaitsForAVersionThatKnowsThem() {
    harness.rulesVersion = 2;
    String later = harness.start(2, TurnClock.S60, 20);
    harness.act(later, "ann", new Move.Take(1));
    int choice = harness.choiceOf(later, "ann");
    harness.rulesVersion = 1;
    harness.restart();
    assertThat(harness.act(later, "ann", "c2", choice, new Move.Take(2)).path("code").stringValue())
        .isEqualTo("unavailable");
    assertThat(harness.journal(later)).hasSize(1);
    assertThat(harness.matches().find(later).orElseThrow().outcome()).isNull();
    harness.rulesVersion = 2;
    harness.restart();
    assertThat(harness.act(later, "ann", "c2", choice, new Move.Take(2)).path("kind").stringValue())
        .isEqualTo("ack");
  }

  @Test
  void aTornJournalEndsItsMatchOnly() {
    String torn = harness.start(2, TurnClock.OFF, 20);
    String whole = harness.start(2, TurnClock.OFF, 20);
    writeBesides(torn, 1, "{\"type\":\"Claimed\"}");
    harness.restart();
    assertThat(harness.matches().running()).extracting(MatchSummary::id).containsExactly(whole);
  }

  @Test
  void aJournalWithAnActThatIsNotLegalEndsAsUnreadable() {
    String wrong = harness.start(2, TurnClock.OFF, 20);
    writeBesides(wrong, 1, "{\"type\":\"Take\",\"count\":9}");
    harness.restart();
    assertThat(harness.journal(wrong)).endsWith("CONCLUDE null unreadable");
  }

  @Test
  void aFullDiskRefusesWhatIsNewThenMovesAndWithRoomAllGoesOn() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.freeBytes.set(1500);
    assertThatThrownBy(() -> harness.start(2, TurnClock.OFF, 20))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo("no-room"));
    assertThat(harness.act(match, "ann", new Move.Take(1)).path("kind").stringValue())
        .isEqualTo("ack");
    harness.freeBytes.set(500);
    int choice = harness.choiceOf(match, "ann");
    JsonNode refused = harness.act(match, "ann", "f1", choice, new Move.Take(2));
    assertThat(refused.path("code").stringValue()).isEqualTo("no-room");
    assertThat(harness.journal(match)).hasSize(1);
    assertThat(harness.snapshot(match, "ann").at("/view/left").intValue()).isEqualTo(19);
    harness.freeBytes.set(Long.MAX_VALUE);
    JsonNode answer = harness.act(match, "ann", "f1", choice, new Move.Take(2));
    assertThat(answer.path("kind").stringValue()).isEqualTo("ack");
    assertThat(harness.act(match, "ann", "f1", choice, new Move.Take(2))).isEqualTo(answer);
    assertThat(harness.journal(match)).hasSize(2);
  }

  private record Heard(String player, String id) {}

  /** Random commands, good and bad, with restarts and comings and goings in between. */
  @RepeatedTest(8)
  void afterAnyRestartEverythingIsAsItWas(RepetitionInfo repetition) {
    long seed = 1000L + repetition.getCurrentRepetition();
    Random random = new Random(seed);
    int seats = 2 + random.nextInt(3);
    String match = harness.start(seats, TurnClock.S60, 60);
    Map<Heard, JsonNode> acknowledged = new HashMap<>();
    for (int step = 0; step < 60; step++) {
      String player = MatchHarness.PLAYERS.get(random.nextInt(seats));
      switch (random.nextInt(12)) {
        case 0 -> harness.say(match, "leave", player);
        case 1 -> harness.say(match, "return", player);
        case 2 ->
            harness.vote(
                match,
                player,
                random.nextInt(seats),
                random.nextInt(9) == 0 ? Proposal.END : Proposal.GO_ON);
        case 3 -> harness.pass(Duration.ofSeconds(random.nextInt(70)));
        case 4 -> restartAndCompare(match, seats, seed, acknowledged);
        default -> {
          String commandId = "r" + random.nextInt(60);
          JsonNode answer =
              harness.act(
                  match, player, commandId, harness.choiceOf(match, player), anyMove(random));
          if (answer.path("kind").stringValue().equals("ack")) {
            JsonNode first = acknowledged.putIfAbsent(new Heard(player, commandId), answer);
            assertThat(first == null ? answer : first).as("seed " + seed).isEqualTo(answer);
          }
        }
      }
    }
    restartAndCompare(match, seats, seed, acknowledged);
    Integer kept =
        harness
            .jdbc
            .sql("select count(*) from match_entries where command_id like 'r%'")
            .query(Integer.class)
            .single();
    assertThat(kept).as("seed " + seed).isEqualTo(acknowledged.size());
  }

  private void restartAndCompare(
      String match, int seats, long seed, Map<Heard, JsonNode> acknowledged) {
    List<JsonNode> before = snapshots(match, seats);
    harness.restart();
    assertThat(snapshots(match, seats)).as("seed " + seed).isEqualTo(before);
    acknowledged.forEach(
        (command, answer) ->
            assertThat(harness.act(match, command.player(), command.id(), 1, new Move.Take(1)))
                .as("seed " + seed)
                .isEqualTo(answer));
  }

  /** Without the clocks' figures, to which a start adds a grace. */
  private List<JsonNode> snapshots(String match, int seats) {
    return MatchHarness.PLAYERS.stream()
        .limit(seats)
        .map(player -> harness.snapshot(match, player))
        .<JsonNode>map(
            position -> ((ObjectNode) position).without(List.of("clocks", "windowMillis")))
        .toList();
  }

  private static Move anyMove(Random random) {
    return switch (random.nextInt(8)) {
      case 0 -> new Move.Peek();
      case 1 -> new Move.Claim();
      case 2 -> new Move.Pass();
      case 3 -> new Move.Objection();
      case 4, 5 -> new Move.End();
      default -> new Move.Take(1 + random.nextInt(3));
    };
  }
}
