package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.BotPace;
import games.chalet.match.MatchEvent.MatchEnded;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Proposal;
import games.chalet.match.RecordedMatch;
import games.chalet.match.Replay;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.match.live.Pebbles.Move;
import games.chalet.stomp.SendHandler;
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

  private static final String TAKE = "{\"type\":\"Take\",\"count\":2}";

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void anAckTellsTheSendersVersionAndChoice() {
    String match = harness.start(2, TurnClock.OFF, 20);
    JsonNode ack = harness.act(match, "ann", new Move.Take(2));
    assertThat(ack.path("kind").stringValue()).isEqualTo("ack");
    JsonNode position = harness.snapshot(match, "ann");
    assertThat(ack.path("version")).isEqualTo(position.path("version"));
    assertThat(ack.path("choice")).isEqualTo(position.path("choice"));
    assertThat(harness.journal(match))
        .containsExactly("ACT 0 PERSON {\"type\":\"Take\",\"count\":2}");
  }

  @Test
  void everyCommandIsAcknowledgedByOneReplyAndARepeatedOneByTheSame() {
    String match = harness.start(2, TurnClock.OFF, 20);
    int choice = harness.choiceOf(match, "ann");
    harness.post(match, "act", "ann", MatchHarness.act("a1", choice, TAKE));
    harness.settle();
    List<JsonNode> replies = harness.outgoing.replies(MatchHarness.sessionOf("ann"));
    assertThat(replies).hasSize(1);
    JsonNode position = harness.snapshot(match, "ann");
    JsonNode repeated = harness.send(match, "act", "ann", MatchHarness.act("a1", choice, TAKE));
    assertThat(repeated).isEqualTo(replies.getFirst());
    assertThat(repeated.path("version")).isEqualTo(position.path("version"));
    assertThat(repeated.path("choice")).isEqualTo(position.path("choice"));
  }

  /** Whoever is acknowledged may ask for what the command has changed. */
  @Test
  void anAckFollowsThePositionsAndTheNewsOfTheEnd() {
    String match = harness.start(2, TurnClock.OFF, 3);
    harness.act(match, "ann", new Move.Take(3));
    harness.matches().awaitListeners();
    assertThat(harness.events).hasAtLeastOneElementOfType(MatchEnded.class);
    harness.settle();
    assertThat(harness.outgoing.sent().getLast().to()).isEqualTo(MatchHarness.sessionOf("ann"));
  }

  @Test
  void anActionWithoutAPositionForItsSenderIsAnsweredByAReply() {
    String match = harness.start(2, TurnClock.OFF, 20);
    assertThat(harness.say(match, "return", "ann").path("kind").stringValue()).isEqualTo("ack");
    assertThat(harness.act(match, "ann", "a1", 99, new Move.Take(1)).path("kind").stringValue())
        .isEqualTo("refused");
  }

  @Test
  void aPositionIsToldAsChangesButTheFirstAndTheOneAfterASnapshot() {
    String match = harness.start(2, TurnClock.OFF, 20);
    int choice = harness.choiceOf(match, "ann");
    harness.act(match, "ann", "first", choice, new Move.Take(1));
    assertThat(changesToldToAnn(match)).isZero();
    harness.act(match, "ann", "second", choice + 1, new Move.End());
    assertThat(changesToldToAnn(match)).isOne();
    harness.snapshot(match, "ann");
    harness.act(match, "bob", new Move.Take(1));
    assertThat(changesToldToAnn(match)).isOne();
    harness.act(match, "bob", new Move.Take(1));
    assertThat(changesToldToAnn(match)).isEqualTo(2);
  }

  private long changesToldToAnn(String match) {
    return harness.outgoing.changedPositions.stream()
        .filter(told -> told.startsWith("/topic/match." + match + ".seat.0:"))
        .count();
  }

  @Test
  void everybodyGetsAPositionOfWhatEverybodySees() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.act(match, "ann", new Move.Take(2));
    for (String viewer : List.of("seat.0", "seat.1", "spectators")) {
      List<JsonNode> positions = harness.outgoing.take(match, viewer);
      assertThat(positions).hasSize(1);
      JsonNode position = positions.getFirst();
      assertThat(position.path("viewer").stringValue()).isEqualTo(viewer);
      assertThat(position.path("version").intValue()).isEqualTo(2);
      assertThat(position.path("view").path("left").intValue()).isEqualTo(18);
      assertThat(position.path("events").toString())
          .isEqualTo("[{\"type\":\"Took\",\"seat\":0,\"count\":2}]");
    }
  }

  @Test
  void viewersWithoutChangesGetNoPosition() {
    String match = harness.start(3, TurnClock.OFF, 20);
    harness.act(match, "bob", new Move.Peek());
    assertThat(harness.outgoing.take(match, "seat.1")).hasSize(1);
    assertThat(harness.outgoing.take(match, "seat.2")).isEmpty();
    assertThat(harness.outgoing.take(match, "spectators")).isEmpty();
    harness.act(match, "ann", new Move.Take(1));
    assertThat(harness.outgoing.take(match, "seat.1").getFirst().path("version").intValue())
        .isEqualTo(3);
    assertThat(harness.outgoing.take(match, "seat.2").getFirst().path("version").intValue())
        .isEqualTo(2);
  }

  @Test
  void aSpectatorsPositionIsFreeOfAnything() {
    harness.watchers.add("eve");
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.act(match, "ann", new Move.Peek());
    JsonNode position = harness.snapshot(match, "eve");
    assertThat(position.path("viewer").stringValue()).isEqualTo("spectators");
    assertThat(position.path("legalActions")).isEmpty();
    assertThat(position.path("choice").intValue()).isZero();
    assertThat(position.path("view").path("secret").isNull()).isTrue();
    assertThat(position.path("version").intValue()).isEqualTo(1);
  }

  @Test
  void anothersPlyThatLeavesMyOptionsAloneDoesNotMakeMyChoiceStale() {
    String match = harness.start(3, TurnClock.OFF, 20);
    int choice = harness.choiceOf(match, "cyd");
    harness.act(match, "ann", new Move.Take(1));
    assertThat(harness.act(match, "cyd", "x1", choice, new Move.Peek()).path("kind").stringValue())
        .isEqualTo("ack");
  }

  @Test
  void aRepeatedCommandGetsItsFirstAnswerAlsoAfterARestart() {
    String match = harness.start(2, TurnClock.OFF, 20);
    int choice = harness.choiceOf(match, "ann");
    JsonNode first = harness.act(match, "ann", "same", choice, new Move.Take(1));
    harness.act(match, "ann", new Move.Take(1));
    assertThat(harness.act(match, "ann", "same", choice, new Move.Take(1))).isEqualTo(first);
    harness.restart();
    assertThat(harness.act(match, "ann", "same", choice, new Move.Take(1))).isEqualTo(first);
    assertThat(harness.journal(match)).hasSize(2);
  }

  @Test
  void aRepeatThatArrivesBeforeTheFirstAnswerIsNotPlayedTwice() {
    String match = harness.start(2, TurnClock.OFF, 20);
    int choice = harness.choiceOf(match, "ann");
    String body =
        "{\"commandId\":\"same\",\"choice\":%d,\"action\":{\"type\":\"Take\",\"count\":1}}"
            .formatted(choice);
    harness.outgoing.forget(MatchHarness.sessionOf("ann"));
    byte[] bytes = body.getBytes(java.nio.charset.StandardCharsets.UTF_8);
    var caller = new games.chalet.stomp.SocketCaller(MatchHarness.sessionOf("ann"), "ann");
    for (int i = 0; i < 5; i++) {
      harness.messages().take(caller, "/app/match." + match + ".act", bytes);
    }
    harness.settle();
    List<JsonNode> answers = harness.outgoing.replies(MatchHarness.sessionOf("ann"));
    assertThat(answers).hasSize(5);
    assertThat(answers).allMatch(answers.getFirst()::equals);
    assertThat(harness.journal(match)).hasSize(1);
  }

  @Test
  void refusalsNameWhatIsWrong() {
    String match = harness.start(2, TurnClock.OFF, 20);
    int choice = harness.choiceOf(match, "ann");
    assertThat(codeOf(harness.act(match, "ann", "a1", choice + 1, new Move.Take(1))))
        .isEqualTo("stale-choice");
    JsonNode notLegal = harness.act(match, "ann", new Move.End());
    assertThat(codeOf(notLegal)).isEqualTo("not-legal");
    assertThat(notLegal.path("rule").stringValue()).isEqualTo("taking");
    harness.watchers.add("cyd");
    assertThat(codeOf(harness.act(match, "cyd", "a2", 1, new Move.Take(1))))
        .isEqualTo("not-seated");
    String big = harness.start(2, TurnClock.OFF, 200);
    assertThat(codeOf(harness.act(big, "bob", new Move.Take(1)))).isEqualTo("not-your-turn");
    assertThat(codeOf(harness.act("nowhere", "ann", "a3", 1, new Move.Take(1))))
        .isEqualTo("unknown-match");
    assertThat(codeOf(harness.vote(match, "ann", 1, Proposal.END))).isEqualTo("not-away");
    assertThat(codeOf(harness.vote(match, "ann", 9, Proposal.END))).isEqualTo("malformed");
    assertThat(harness.journal(match)).isEmpty();
    assertThat(harness.journal(big)).isEmpty();
  }

  @Test
  void aHiddenMatchIsAnsweredAsMissing() {
    String match = harness.start(2, TurnClock.OFF, 20);
    for (String there : List.of(match, "nowhere")) {
      JsonNode acted = harness.act(there, "eve", "a1", 1, new Move.Take(1));
      assertThat(codeOf(acted)).isEqualTo("unknown-match");
      for (String what : List.of("snapshot", "leave", "return")) {
        assertThat(codeOf(harness.say(there, what, "eve"))).as(what).isEqualTo("unknown-match");
      }
    }
    assertThat(harness.journal(match)).isEmpty();
    harness.matches().giveUp(match);
    assertThat(codeOf(harness.act(match, "eve", "a2", 1, new Move.Take(1))))
        .as("one that is over is open to whoever has its id")
        .isEqualTo("not-seated");
  }

  @Test
  void requestsForMissingMatchesDoNotDelayOthers() {
    String body = "{\"commandId\":\"c1\"}";
    SocketCaller eve = new SocketCaller(MatchHarness.sessionOf("eve"), "eve");
    SendHandler messages = harness.messages();
    for (int number = 0; number < 5_000; number++) {
      messages.take(
          eve, "/app/match.none" + number + ".snapshot", body.getBytes(StandardCharsets.UTF_8));
    }
    harness.settle();
    assertThat(harness.outgoing.replies(eve.sessionId()))
        .extracting(reply -> reply.path("code").stringValue())
        .hasSize(5_000)
        .contains("unknown-match", "too-fast");
    assertThat(harness.send("none", "snapshot", "eve", body).path("code").stringValue())
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
    String match = harness.start(2, TurnClock.OFF, 20);
    JsonNode answer = harness.send(match, "act", "ann", body);
    assertThat(answer.path("kind").stringValue()).isEqualTo("refused");
    assertThat(codeOf(answer)).isEqualTo("malformed");
    assertThat(harness.journal(match)).isEmpty();
    assertThat(harness.outgoing.take(match, "seat.0")).isEmpty();
    assertThat(harness.act(match, "ann", new Move.Take(1)).path("kind").stringValue())
        .isEqualTo("ack");
  }

  @Test
  void deepNestingIsRefused() {
    String match = harness.start(2, TurnClock.OFF, 20);
    String deep = "[".repeat(5000) + "]".repeat(5000);
    assertThat(
            codeOf(
                harness.send(
                    match,
                    "act",
                    "ann",
                    "{\"commandId\":\"k1\",\"choice\":1,\"action\":" + deep + "}")))
        .isEqualTo("malformed");
  }

  @Test
  void theEndIsToldAndTheSeedRevealed() {
    String match = harness.start(2, TurnClock.OFF, 3);
    assertThat(harness.matches().find(match).orElseThrow().seed()).isNull();
    assertThat(harness.matches().recorded(match)).isEmpty();
    assertThat(harness.matches().replay(match, new Viewer.Spectator())).isEmpty();
    harness.act(match, "ann", new Move.Take(3));
    MatchSummary over = harness.matches().find(match).orElseThrow();
    assertThat(over.status()).isEqualTo(MatchStatus.OVER);
    assertThat(over.seed()).isNotNull();
    assertThat(new games.chalet.engine.Seed(String.valueOf(over.seed())).hash())
        .isEqualTo(over.seedHash());
    assertThat(codeOf(harness.act(match, "bob", "late", 1, new Move.Take(1))))
        .isEqualTo("match-over");
    JsonNode last = harness.outgoing.take(match, "seat.1").getLast();
    assertThat(last.path("turn").path("over").path("reason").stringValue()).isEqualTo("heapGone");
    assertThat(harness.matches().endedSince(harness.clock.instant(), 10)).containsExactly(over);
    assertThat(harness.matches().endedAt(over.table(), 10)).containsExactly(over);
    assertThat(harness.matches().endedAt("elsewhere", 10)).isEmpty();
    assertThat(harness.matches().running()).isEmpty();
    org.awaitility.Awaitility.await()
        .untilAsserted(() -> assertThat(harness.events).contains(new MatchEnded(over)));
  }

  @Test
  void theRecordAndTheReplayShowEveryPly() {
    String match = harness.start(2, TurnClock.OFF, 4);
    harness.act(match, "bob", new Move.Peek());
    harness.act(match, "ann", new Move.Take(3));
    harness.act(match, "ann", new Move.Take(1));
    RecordedMatch record = harness.matches().recorded(match).orElseThrow();
    assertThat(record.plies()).extracting(RecordedMatch.Ply::number).containsExactly(1, 2, 3);
    assertThat(record.outcome().results().getFirst().points()).isEqualTo(4);
    Replay bobs = harness.matches().replay(match, new Viewer.Seated(new Seat(1))).orElseThrow();
    assertThat(bobs.plies()).hasSize(4);
    assertThat(bobs.plies().get(0).act()).isEqualTo(Replay.Act.NONE);
    assertThat(bobs.plies().get(1).view().path("secret").isNumber()).isTrue();
    assertThat(bobs.plies().get(3).points()).containsExactly(4, 0);
    Replay watched = harness.matches().replay(match, new Viewer.Spectator()).orElseThrow();
    assertThat(watched.plies()).allMatch(ply -> ply.view().path("secret").isNull());
    int secret = bobs.plies().get(1).view().path("secret").intValue();
    assertThat(watched.plies().get(1).hindsight().toString())
        .isEqualTo("[{\"type\":\"Saw\",\"seat\":1,\"secret\":%d}]".formatted(secret));
    assertThat(watched.plies().get(2).hindsight()).isEmpty();
  }

  @Test
  void impossibleDealsAreRefused() {
    for (NewMatch wrong :
        List.of(
            asked("nothing", "{\"heap\":3}", 2, Optional.empty()),
            asked("pebbles", "{\"heap\":0}", 2, Optional.empty()),
            asked("pebbles", "{\"hill\":3}", 2, Optional.empty()),
            asked("pebbles", "[]", 2, Optional.empty()),
            asked("pebbles", "{\"heap\":3}", 0, Optional.empty()),
            asked("pebbles", "{\"heap\":3}", 2, Optional.of(new Seat(2))))) {
      assertThatThrownBy(() -> harness.matches().start(wrong)).isInstanceOf(RefusedException.class);
    }
    assertThat(harness.matches().running()).isEmpty();
  }

  private NewMatch asked(String game, String options, int seats, Optional<Seat> first) {
    return new NewMatch(
        "table1",
        new NewMatch.WantedGame(game, harness.json.read(options, JsonNode.class)),
        MatchHarness.PLAYERS.stream().limit(seats).map(id -> new Seating(id, id)).toList(),
        first,
        new Pace(TurnClock.OFF, Map.of(), BotPace.USUAL),
        new Visibility(false, true, false));
  }

  @Test
  void whileTheServerClosesNothingIsTaken() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.live().stopListening();
    assertThat(codeOf(harness.act(match, "ann", "q1", 1, new Move.Take(1))))
        .isEqualTo("shutting-down");
    harness.restart();
    assertThat(harness.journal(match)).isEmpty();
  }

  @Test
  void unusedMatchesAreEvictedAndReadAgain() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.act(match, "ann", new Move.Take(1));
    JsonNode before = harness.snapshot(match, "ann");
    harness.pass(Duration.ofMinutes(20));
    harness.live().evictIdle();
    harness.settle();
    assertThat(harness.snapshot(match, "ann")).isEqualTo(before);
  }

  private static String codeOf(JsonNode answer) {
    return answer.path("code").stringValue();
  }
}
