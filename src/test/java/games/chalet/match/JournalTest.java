package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.engine.Viewer;
import games.chalet.match.Pebbles.Move;
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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What is on disk is what has happened. */
class JournalTest {

  private final Lodge lodge = new Lodge();

  @AfterEach
  void close() {
    lodge.close();
  }

  @Test
  void whoComesLateIsToldWhatHappenedAlsoAfterARestart() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    assertThat(lodge.say(match, "snapshot", "ann").path("past")).isEmpty();
    lodge.act(match, "ann", new Move.Take(1));
    lodge.act(match, "ann", new Move.Take(2));
    JsonNode past = lodge.say(match, "snapshot", "ann").path("past");
    assertThat(past).hasSize(2);
    lodge.restart();
    assertThat(lodge.say(match, "snapshot", "bob").path("past")).isEqualTo(past);
  }

  @Test
  void anothersEntryRefusesTheCommandAndIsFoldedIn() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    int choice = lodge.choiceOf(match, "ann");
    writeBesides(match, 1, "{\"type\":\"Take\",\"count\":3}");
    assertThat(lodge.act(match, "ann", "z1", choice, new Move.Take(1)).path("code").stringValue())
        .isEqualTo("stale-choice");
    assertThat(lodge.snapshot(match, "ann").path("view").path("left").intValue()).isEqualTo(17);
    assertThat(lodge.act(match, "ann", new Move.Take(1)).path("kind").stringValue())
        .isEqualTo("ack");
  }

  @Test
  void aCommandThatAnotherServerHasHeardGetsItsAnswer() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    int choice = lodge.choiceOf(match, "ann");
    lodge
        .jdbc
        .sql(
            "insert into match_lines (match_serial, number, at, kind, seat, word, action, command_id)"
                + " values ((select serial from matches where id = ?), 1, 0, 'ACT', 0, 'PERSON', '{\"type\":\"Take\",\"count\":1}', 'z1')")
        .param(match)
        .update();
    JsonNode answer = lodge.act(match, "ann", "z1", choice, new Move.Take(1));
    assertThat(answer.path("kind").stringValue()).isEqualTo("ack");
    assertThat(lodge.journal(match)).hasSize(1);
  }

  @Test
  void oneMatchsConflictRefusesOneCommandOfABatch() {
    List<String> matches = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      matches.add(lodge.start(2, TurnClock.OFF, 20));
    }
    matches.forEach(match -> lodge.snapshot(match, "ann"));
    writeBesides(matches.get(7), 1, "{\"type\":\"Take\",\"count\":3}");
    byte[] body =
        "{\"commandId\":\"b1\",\"choice\":1,\"action\":{\"type\":\"Take\",\"count\":1}}"
            .getBytes(StandardCharsets.UTF_8);
    for (String match : matches) {
      lodge
          .messages()
          .take(new SocketCaller("of-" + match, "ann"), "/app/match." + match + ".act", body);
    }
    lodge.settle();
    for (String match : matches) {
      assertThat(lodge.letters.reply("of-" + match).path("kind").stringValue())
          .isEqualTo(match.equals(matches.get(7)) ? "refused" : "ack");
      assertThat(lodge.journal(match)).hasSize(1);
    }
  }

  @Test
  void anUndoThatMeetsAnothersEntryTakesNothingBack() {
    String match = lodge.start(1, TurnClock.OFF, 20);
    lodge.act(match, "ann", new Move.Take(1));
    int choice = lodge.choiceOf(match, "ann");
    writeBesides(match, 2, "{\"type\":\"Take\",\"count\":3}");
    String body = "{\"commandId\":\"u1\",\"choice\":%d}".formatted(choice);
    assertThat(lodge.send(match, "undo", "ann", body).path("code").stringValue())
        .isEqualTo("stale-choice");
    assertThat(lodge.snapshot(match, "ann").at("/view/left").intValue()).isEqualTo(16);
    assertThat(lodge.snapshot(match, "ann").path("undo").intValue()).isEqualTo(2);
    assertThat(lodge.journal(match)).hasSize(2);
  }

  private void writeBesides(String match, int number, String action) {
    lodge
        .jdbc
        .sql(
            "insert into match_lines (match_serial, number, at, kind, seat, word, action)"
                + " values ((select serial from matches where id = ?), ?, 0, 'ACT', 0, 'PERSON', ?)")
        .params(match, number, action)
        .update();
  }

  @Test
  void aMatchGoesOnAndReplaysUnderTheRulesUnderWhichItBegan() {
    String old = lodge.start(2, TurnClock.OFF, 3);
    lodge.act(old, "ann", new Move.Take(1));
    lodge.games = id -> List.of(new Pebbles(2), new Pebbles(1));
    lodge.restart();
    assertThat(lodge.act(old, "ann", new Move.Take(2)).path("kind").stringValue()).isEqualTo("ack");
    assertThat(lodge.matches().find(old).orElseThrow().rulesVersion()).isEqualTo(1);
    assertThat(lodge.matches().replay(old, new Viewer.Spectator()).orElseThrow().plies())
        .hasSize(3);
    String fresh = lodge.start(2, TurnClock.OFF, 20);
    assertThat(lodge.matches().find(fresh).orElseThrow().rulesVersion()).isEqualTo(2);
  }

  @Test
  void aMatchThatTheRulesCannotReadAnyMoreEndsAndDoesNotStopTheStart() {
    String old = lodge.start(2, TurnClock.S60, 20);
    lodge.act(old, "ann", new Move.Take(1));
    lodge.rulesVersion = 2;
    lodge.restart();
    assertThat(lodge.matches().find(old).orElseThrow().outcome()).isEqualTo(Fold.CONCLUDED);
    assertThat(lodge.journal(old)).endsWith("CONCLUDE null unreadable");
    assertThat(lodge.act(old, "ann", "w1", 1, new Move.Take(1)).path("code").stringValue())
        .isEqualTo("match-over");
    assertThat(lodge.matches().recorded(old).orElseThrow().plies()).hasSize(1);
    assertThat(lodge.matches().replay(old, new Viewer.Spectator())).isEmpty();
    lodge.restart();
    assertThat(lodge.journal(old)).hasSize(2);
    String fresh = lodge.start(2, TurnClock.OFF, 20);
    assertThat(lodge.act(fresh, "ann", new Move.Take(1)).path("kind").stringValue())
        .isEqualTo("ack");
  }

  @Test
  void aTornJournalEndsItsMatchOnly() {
    String torn = lodge.start(2, TurnClock.OFF, 20);
    String whole = lodge.start(2, TurnClock.OFF, 20);
    writeBesides(torn, 1, "{\"type\":\"Claimed\"}");
    lodge.restart();
    assertThat(lodge.matches().running()).extracting(MatchSummary::id).containsExactly(whole);
  }

  @Test
  void aFullDiskRefusesWhatIsNewThenMovesAndWithRoomAllGoesOn() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    lodge.freeBytes.set(1500);
    assertThatThrownBy(() -> lodge.start(2, TurnClock.OFF, 20))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo("no-room"));
    assertThat(lodge.act(match, "ann", new Move.Take(1)).path("kind").stringValue())
        .isEqualTo("ack");
    lodge.freeBytes.set(500);
    int choice = lodge.choiceOf(match, "ann");
    JsonNode refused = lodge.act(match, "ann", "f1", choice, new Move.Take(2));
    assertThat(refused.path("code").stringValue()).isEqualTo("no-room");
    assertThat(lodge.journal(match)).hasSize(1);
    assertThat(lodge.snapshot(match, "ann").at("/view/left").intValue()).isEqualTo(19);
    lodge.freeBytes.set(Long.MAX_VALUE);
    JsonNode answer = lodge.act(match, "ann", "f1", choice, new Move.Take(2));
    assertThat(answer.path("kind").stringValue()).isEqualTo("ack");
    assertThat(lodge.act(match, "ann", "f1", choice, new Move.Take(2))).isEqualTo(answer);
    assertThat(lodge.journal(match)).hasSize(2);
  }

  private record Heard(String player, String id) {}

  /** Random commands, good and bad, with restarts and comings and goings in between. */
  @RepeatedTest(8)
  void afterAnyRestartEverythingIsAsItWas(RepetitionInfo repetition) {
    long seed = 1000L + repetition.getCurrentRepetition();
    Random random = new Random(seed);
    int seats = 2 + random.nextInt(3);
    String match = lodge.start(seats, TurnClock.S60, 60);
    Map<Heard, JsonNode> acknowledged = new HashMap<>();
    for (int step = 0; step < 60; step++) {
      String player = Lodge.PLAYERS.get(random.nextInt(seats));
      switch (random.nextInt(12)) {
        case 0 -> lodge.say(match, "leave", player);
        case 1 -> lodge.say(match, "return", player);
        case 2 ->
            lodge.vote(
                match,
                player,
                random.nextInt(seats),
                random.nextInt(9) == 0 ? Proposal.END : Proposal.GO_ON);
        case 3 -> lodge.pass(Duration.ofSeconds(random.nextInt(70)));
        case 4 -> restartAndCompare(match, seats, seed, acknowledged);
        default -> {
          String commandId = "r" + random.nextInt(60);
          JsonNode answer =
              lodge.act(match, player, commandId, lodge.choiceOf(match, player), anyMove(random));
          if (answer.path("kind").stringValue().equals("ack")) {
            JsonNode first = acknowledged.putIfAbsent(new Heard(player, commandId), answer);
            assertThat(first == null ? answer : first).as("seed " + seed).isEqualTo(answer);
          }
        }
      }
    }
    restartAndCompare(match, seats, seed, acknowledged);
    Integer kept =
        lodge
            .jdbc
            .sql("select count(*) from match_lines where command_id like 'r%'")
            .query(Integer.class)
            .single();
    assertThat(kept).as("seed " + seed).isEqualTo(acknowledged.size());
  }

  private void restartAndCompare(
      String match, int seats, long seed, Map<Heard, JsonNode> acknowledged) {
    List<JsonNode> before = snapshots(match, seats);
    lodge.restart();
    assertThat(snapshots(match, seats)).as("seed " + seed).isEqualTo(before);
    acknowledged.forEach(
        (command, answer) ->
            assertThat(lodge.act(match, command.player(), command.id(), 1, new Move.Take(1)))
                .as("seed " + seed)
                .isEqualTo(answer));
  }

  /** Without the clocks' figures, to which a start adds a grace. */
  private List<JsonNode> snapshots(String match, int seats) {
    return Lodge.PLAYERS.stream()
        .limit(seats)
        .map(player -> lodge.snapshot(match, player))
        .<JsonNode>map(frame -> ((ObjectNode) frame).without(List.of("clocks", "windowMillis")))
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
