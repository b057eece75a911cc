package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.Pebbles.Move;
import games.chalet.stomp.SocketCaller;
import games.chalet.web.RefusedException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A command on its way: refused, or journaled, answered and shown. */
class PlayTest {

  private final Lodge lodge = new Lodge();

  @AfterEach
  void close() {
    lodge.close();
  }

  @Test
  void anAckTellsTheSendersVersionAndChoice() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    JsonNode ack = lodge.act(match, "ann", new Move.Take(2));
    assertThat(ack.path("kind").stringValue()).isEqualTo("ack");
    JsonNode frame = lodge.snapshot(match, "ann");
    assertThat(ack.path("version")).isEqualTo(frame.path("version"));
    assertThat(ack.path("choice")).isEqualTo(frame.path("choice"));
    assertThat(lodge.journal(match))
        .containsExactly("ACT 0 PERSON {\"type\":\"Take\",\"count\":2}");
  }

  @Test
  void everybodyGetsAFrameOfWhatEverybodySees() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    lodge.act(match, "ann", new Move.Take(2));
    for (String viewer : List.of("seat.0", "seat.1", "spectators")) {
      List<JsonNode> frames = lodge.letters.take(match, viewer);
      assertThat(frames).hasSize(1);
      JsonNode frame = frames.getFirst();
      assertThat(frame.path("viewer").stringValue()).isEqualTo(viewer);
      assertThat(frame.path("version").intValue()).isEqualTo(2);
      assertThat(frame.path("view").path("left").intValue()).isEqualTo(18);
      assertThat(frame.path("events").toString())
          .isEqualTo("[{\"type\":\"Took\",\"seat\":0,\"count\":2}]");
    }
  }

  @Test
  void whoSeesNothingNewGetsNoFrame() {
    String match = lodge.start(3, TurnClock.OFF, 20);
    lodge.act(match, "bob", new Move.Peek());
    assertThat(lodge.letters.take(match, "seat.1")).hasSize(1);
    assertThat(lodge.letters.take(match, "seat.2")).isEmpty();
    assertThat(lodge.letters.take(match, "spectators")).isEmpty();
    lodge.act(match, "ann", new Move.Take(1));
    assertThat(lodge.letters.take(match, "seat.1").getFirst().path("version").intValue())
        .isEqualTo(3);
    assertThat(lodge.letters.take(match, "seat.2").getFirst().path("version").intValue())
        .isEqualTo(2);
  }

  @Test
  void aSpectatorsFrameIsFreeOfAnything() {
    lodge.watchers.add("eve");
    String match = lodge.start(2, TurnClock.OFF, 20);
    lodge.act(match, "ann", new Move.Peek());
    JsonNode frame = lodge.snapshot(match, "eve");
    assertThat(frame.path("viewer").stringValue()).isEqualTo("spectators");
    assertThat(frame.path("legalActions")).isEmpty();
    assertThat(frame.path("choice").intValue()).isZero();
    assertThat(frame.path("view").path("secret").isNull()).isTrue();
    assertThat(frame.path("version").intValue()).isEqualTo(1);
  }

  @Test
  void anothersPlyThatLeavesMyOptionsAloneDoesNotMakeMyChoiceStale() {
    String match = lodge.start(3, TurnClock.OFF, 20);
    int choice = lodge.choiceOf(match, "cyd");
    lodge.act(match, "ann", new Move.Take(1));
    assertThat(lodge.act(match, "cyd", "x1", choice, new Move.Peek()).path("kind").stringValue())
        .isEqualTo("ack");
  }

  @Test
  void aRepeatedCommandGetsItsFirstAnswerAlsoAfterARestart() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    int choice = lodge.choiceOf(match, "ann");
    JsonNode first = lodge.act(match, "ann", "same", choice, new Move.Take(1));
    lodge.act(match, "ann", new Move.Take(1));
    assertThat(lodge.act(match, "ann", "same", choice, new Move.Take(1))).isEqualTo(first);
    lodge.restart();
    assertThat(lodge.act(match, "ann", "same", choice, new Move.Take(1))).isEqualTo(first);
    assertThat(lodge.journal(match)).hasSize(2);
  }

  @Test
  void aRepeatThatArrivesBeforeTheFirstAnswerIsNotPlayedTwice() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    int choice = lodge.choiceOf(match, "ann");
    String body =
        "{\"commandId\":\"same\",\"choice\":%d,\"action\":{\"type\":\"Take\",\"count\":1}}"
            .formatted(choice);
    lodge.letters.forget(Lodge.sessionOf("ann"));
    byte[] bytes = body.getBytes(java.nio.charset.StandardCharsets.UTF_8);
    var caller = new games.chalet.stomp.SocketCaller(Lodge.sessionOf("ann"), "ann");
    for (int i = 0; i < 5; i++) {
      lodge.messages().take(caller, "/app/match." + match + ".act", bytes);
    }
    lodge.settle();
    List<JsonNode> answers = lodge.letters.replies(Lodge.sessionOf("ann"));
    assertThat(answers).hasSize(5);
    assertThat(answers).allMatch(answers.getFirst()::equals);
    assertThat(lodge.journal(match)).hasSize(1);
  }

  @Test
  void refusalsNameWhatIsWrong() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    int choice = lodge.choiceOf(match, "ann");
    assertThat(codeOf(lodge.act(match, "ann", "a1", choice + 1, new Move.Take(1))))
        .isEqualTo("stale-choice");
    JsonNode notLegal = lodge.act(match, "ann", new Move.End());
    assertThat(codeOf(notLegal)).isEqualTo("not-legal");
    assertThat(notLegal.path("rule").stringValue()).isEqualTo("taking");
    assertThat(codeOf(lodge.act(match, "eve", "a2", 1, new Move.Take(1)))).isEqualTo("not-seated");
    String big = lodge.start(2, TurnClock.OFF, 200);
    assertThat(codeOf(lodge.act(big, "bob", new Move.Take(1)))).isEqualTo("not-your-turn");
    assertThat(codeOf(lodge.act("nowhere", "ann", "a3", 1, new Move.Take(1))))
        .isEqualTo("unknown-match");
    assertThat(codeOf(lodge.vote(match, "ann", 1, Proposal.END))).isEqualTo("not-away");
    assertThat(codeOf(lodge.vote(match, "ann", 9, Proposal.END))).isEqualTo("malformed");
    assertThat(codeOf(lodge.say(match, "snapshot", "eve"))).isEqualTo("forbidden");
    assertThat(lodge.journal(match)).isEmpty();
    assertThat(lodge.journal(big)).isEmpty();
  }

  @Test
  void whoAsksForMatchesThatAreNotThereDoesNotKeepTheOthersWaiting() {
    String body = "{\"commandId\":\"c1\"}";
    SocketCaller eve = new SocketCaller(Lodge.sessionOf("eve"), "eve");
    MatchMessages messages = lodge.messages();
    for (int number = 0; number < 5_000; number++) {
      messages.take(
          eve, "/app/match.none" + number + ".snapshot", body.getBytes(StandardCharsets.UTF_8));
    }
    lodge.settle();
    assertThat(lodge.letters.replies(eve.sessionId()))
        .extracting(reply -> reply.path("code").stringValue())
        .hasSize(5_000)
        .contains("unknown-match", "too-fast");
    assertThat(lodge.send("none", "snapshot", "eve", body).path("code").stringValue())
        .isEqualTo("unknown-match");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "17",
        "{",
        "{}",
        "{\"commandId\":\"k1\"}",
        "{\"commandId\":\"k1\",\"choice\":1}",
        "{\"commandId\":\"k1\",\"choice\":1,\"action\":null}",
        "{\"commandId\":\"k1\",\"choice\":1,\"action\":{}}",
        "{\"commandId\":\"k1\",\"choice\":1,\"action\":{\"type\":\"Nonsense\"}}",
        "{\"commandId\":\"k1\",\"choice\":1,\"action\":{\"type\":\"java.lang.Runtime\"}}",
        "{\"commandId\":\"k1\",\"choice\":1,\"action\":{\"type\":\"Take\"}}",
        "{\"commandId\":\"k1\",\"choice\":1,\"action\":{\"type\":\"Take\",\"count\":\"1\"}}",
        "{\"commandId\":\"k1\",\"choice\":1,\"action\":{\"type\":\"Take\",\"count\":1,\"x\":2}}",
        "{\"commandId\":\"k1\",\"choice\":99999999999,\"action\":{\"type\":\"Take\",\"count\":1}}",
        "{\"commandId\":\"k1\",\"choice\":1,\"action\":{\"type\":\"Take\",\"count\":1},\"seat\":1}",
        "{\"commandId\":\"k 1\",\"choice\":1,\"action\":{\"type\":\"Take\",\"count\":1}}",
        "{\"commandId\":7,\"choice\":1,\"action\":{\"type\":\"Take\",\"count\":1}}"
      })
  void garbageIsRefusedAndLeavesNoTrace(String body) {
    String match = lodge.start(2, TurnClock.OFF, 20);
    JsonNode answer = lodge.send(match, "act", "ann", body);
    assertThat(answer.path("kind").stringValue()).isEqualTo("refused");
    assertThat(codeOf(answer)).isEqualTo("malformed");
    assertThat(lodge.journal(match)).isEmpty();
    assertThat(lodge.letters.take(match, "seat.0")).isEmpty();
    assertThat(lodge.act(match, "ann", new Move.Take(1)).path("kind").stringValue())
        .isEqualTo("ack");
  }

  @Test
  void deepNestingIsRefused() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    String deep = "[".repeat(5000) + "]".repeat(5000);
    assertThat(
            codeOf(
                lodge.send(
                    match,
                    "act",
                    "ann",
                    "{\"commandId\":\"k1\",\"choice\":1,\"action\":" + deep + "}")))
        .isEqualTo("malformed");
  }

  @Test
  void theEndIsToldAndTheSeedRevealed() {
    String match = lodge.start(2, TurnClock.OFF, 3);
    assertThat(lodge.matches().find(match).orElseThrow().seed()).isNull();
    assertThat(lodge.matches().recorded(match)).isEmpty();
    assertThat(lodge.matches().replay(match, new Viewer.Spectator())).isEmpty();
    lodge.act(match, "ann", new Move.Take(3));
    MatchSummary over = lodge.matches().find(match).orElseThrow();
    assertThat(over.status()).isEqualTo(MatchStatus.OVER);
    assertThat(over.seed()).isNotNull();
    assertThat(new games.chalet.engine.Seed(String.valueOf(over.seed())).hash())
        .isEqualTo(over.seedHash());
    assertThat(codeOf(lodge.act(match, "bob", "late", 1, new Move.Take(1))))
        .isEqualTo("match-over");
    JsonNode last = lodge.letters.take(match, "seat.1").getLast();
    assertThat(last.path("turn").path("over").path("reason").stringValue()).isEqualTo("heapGone");
    assertThat(lodge.matches().endedSince(lodge.clock.instant(), 10)).containsExactly(over);
    assertThat(lodge.matches().running()).isEmpty();
    org.awaitility.Awaitility.await()
        .untilAsserted(() -> assertThat(lodge.news).contains(new MatchEnded(over)));
  }

  @Test
  void theRecordAndTheReplayShowEveryPly() {
    String match = lodge.start(2, TurnClock.OFF, 4);
    lodge.act(match, "bob", new Move.Peek());
    lodge.act(match, "ann", new Move.Take(3));
    lodge.act(match, "ann", new Move.Take(1));
    RecordedMatch record = lodge.matches().recorded(match).orElseThrow();
    assertThat(record.plies()).extracting(RecordedMatch.Ply::number).containsExactly(1, 2, 3);
    assertThat(record.outcome().results().getFirst().points()).isEqualTo(4);
    Replay bobs = lodge.matches().replay(match, new Viewer.Seated(new Seat(1))).orElseThrow();
    assertThat(bobs.plies()).hasSize(4);
    assertThat(bobs.plies().get(0).by()).isNull();
    assertThat(bobs.plies().get(1).view().path("secret").isNumber()).isTrue();
    assertThat(bobs.plies().get(3).points()).containsExactly(4, 0);
    Replay watched = lodge.matches().replay(match, new Viewer.Spectator()).orElseThrow();
    assertThat(watched.plies()).allMatch(ply -> ply.view().path("secret").isNull());
    int secret = bobs.plies().get(1).view().path("secret").intValue();
    assertThat(watched.plies().get(1).hindsight().toString())
        .isEqualTo("[{\"type\":\"Saw\",\"seat\":1,\"secret\":%d}]".formatted(secret));
    assertThat(watched.plies().get(2).hindsight()).isEmpty();
  }

  @Test
  void whatCannotBeDealtIsRefused() {
    for (NewMatch wrong :
        List.of(
            asked("nothing", "{\"heap\":3}", 2, Optional.empty()),
            asked("pebbles", "{\"heap\":0}", 2, Optional.empty()),
            asked("pebbles", "{\"hill\":3}", 2, Optional.empty()),
            asked("pebbles", "[]", 2, Optional.empty()),
            asked("pebbles", "{\"heap\":3}", 0, Optional.empty()),
            asked("pebbles", "{\"heap\":3}", 2, Optional.of(new Seat(2))))) {
      assertThatThrownBy(() -> lodge.matches().start(wrong)).isInstanceOf(RefusedException.class);
    }
    assertThat(lodge.matches().running()).isEmpty();
  }

  private NewMatch asked(String game, String options, int seats, Optional<Seat> first) {
    return new NewMatch(
        "table1",
        new NewMatch.WantedGame(game, lodge.json.read(options, JsonNode.class)),
        Lodge.PLAYERS.stream().limit(seats).map(id -> new Seating(id, id)).toList(),
        first,
        new Pace(TurnClock.OFF, Map.of()),
        new Visibility(false, true));
  }

  @Test
  void whileTheHouseClosesNothingIsTaken() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    lodge.live().stopListening();
    assertThat(codeOf(lodge.act(match, "ann", "q1", 1, new Move.Take(1))))
        .isEqualTo("shutting-down");
    lodge.restart();
    assertThat(lodge.journal(match)).isEmpty();
  }

  @Test
  void whatNobodyTouchesIsPutOnTheShelfAndComesBack() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    lodge.act(match, "ann", new Move.Take(1));
    JsonNode before = lodge.snapshot(match, "ann");
    lodge.pass(Duration.ofMinutes(20));
    lodge.live().evictIdle();
    lodge.settle();
    assertThat(lodge.snapshot(match, "ann")).isEqualTo(before);
  }

  private static String codeOf(JsonNode answer) {
    return answer.path("code").stringValue();
  }
}
