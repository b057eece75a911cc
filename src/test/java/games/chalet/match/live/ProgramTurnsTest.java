package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.match.BotPace;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Proposal;
import games.chalet.match.RecordedMatch;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.match.bots.BotSettings;
import games.chalet.match.live.Pebbles.Move;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Seats of bots for which programs decide. */
class ProgramTurnsTest {

  private static final String PROGRAM = Seating.newProgramId();
  private static final String OTHER = Seating.newProgramId();
  private static final Seating BOT = Seating.ofProgram(PROGRAM, "Bot Alma", Level.SKIER);
  private static final Duration LONG = Duration.ofHours(1);

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  private void patience(Duration patience) {
    harness.botSettings = new BotSettings(true, 1, 0, patience);
    harness.restart();
    harness.clock.pass(Duration.ofMinutes(1));
    harness.online.addAll(List.of(PROGRAM, OTHER));
  }

  private String start(Seating... seats) {
    MatchSummary summary =
        harness
            .matches()
            .start(
                new NewMatch(
                    "table1",
                    new NewMatch.WantedGame("pebbles", harness.json.tree(new Pebbles.Rule(60))),
                    List.of(seats),
                    Optional.of(new Seat(0)),
                    new Pace(TurnClock.OFF, Map.of(), BotPace.USUAL),
                    new Visibility(false, true, false)));
    harness.settle();
    return summary.id();
  }

  private void annsTurn(String match) {
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.End());
  }

  private void awaitTurnOfAnn(String match) {
    Awaitility.await()
        .untilAsserted(
            () ->
                assertThat(harness.snapshot(match, "ann").at("/turn/awaited").toString())
                    .isEqualTo("[0]"));
    harness.settle();
  }

  private List<String> actsOf(String match, int seat) {
    return harness.journal(match).stream()
        .filter(line -> line.startsWith("ACT " + seat + " "))
        .toList();
  }

  @Test
  void aProgramDecidesForItsBotAndTheJournalSaysSo() {
    patience(LONG);
    String match = start(new Seating("ann", "Ann"), BOT);
    annsTurn(match);
    JsonNode ack = harness.act(match, PROGRAM, new Move.Take(2));
    assertThat(ack.path("kind").asString()).isEqualTo("ack");
    harness.act(match, PROGRAM, new Move.End());
    assertThat(actsOf(match, 1)).hasSize(2).allMatch(line -> line.contains(" BOT "));
    assertThat(harness.journal(match)).noneMatch(line -> line.startsWith("PRESENCE"));
    assertThat(harness.snapshot(match, "ann").at("/turn/awaited").toString()).isEqualTo("[0]");
    harness.restart();
    assertThat(harness.snapshot(match, PROGRAM).path("viewer").asString()).isEqualTo("seat.1");
    MatchSummary summary = harness.matches().find(match).orElseThrow();
    assertThat(summary.seats().get(1).program()).contains(true);
    assertThat(summary.seats().get(1).bot()).contains(Level.SKIER);
    assertThat(summary.seats().get(0).program()).isEmpty();
  }

  @Test
  void aRepeatedCommandGetsItsFirstAnswer() {
    patience(LONG);
    String match = start(new Seating("ann", "Ann"), BOT);
    annsTurn(match);
    int choice = harness.choiceOf(match, PROGRAM);
    JsonNode first = harness.act(match, PROGRAM, "once", choice, new Move.Take(2));
    assertThat(harness.act(match, PROGRAM, "once", choice, new Move.Take(2))).isEqualTo(first);
    assertThat(actsOf(match, 1)).hasSize(1);
  }

  @Test
  void itActsAndDoesNothingElse() {
    patience(LONG);
    String match = start(new Seating("ann", "Ann"), BOT, new Seating("cyd", "Cyd"));
    annsTurn(match);
    harness.act(match, PROGRAM, new Move.Take(2));
    harness.say(match, "leave", "cyd");
    List<String> before = harness.journal(match);
    String undo = "{\"commandId\":\"u1\",\"choice\":" + harness.choiceOf(match, PROGRAM) + "}";
    assertThat(harness.send(match, "undo", PROGRAM, undo).path("kind").asString())
        .isEqualTo("refused");
    for (JsonNode refused :
        List.of(
            harness.say(match, "leave", PROGRAM),
            harness.say(match, "return", PROGRAM),
            harness.vote(match, PROGRAM, 2, Proposal.END))) {
      assertThat(refused.path("code").asString()).isEqualTo("not-seated");
    }
    assertThat(harness.journal(match)).isEqualTo(before);
  }

  @Test
  void aBotPlaysForThePlayerWhoKeepsOthersWaiting() {
    patience(Duration.ofMillis(10));
    String match = start(new Seating("ann", "Ann"), BOT);
    annsTurn(match);
    awaitTurnOfAnn(match);
    assertThat(actsOf(match, 1)).isNotEmpty().allMatch(line -> line.contains(" BOT "));
  }

  @Test
  void whereItHasNoConnectionTheBotDecidesWithoutWaiting() {
    patience(LONG);
    harness.online.remove(PROGRAM);
    String match = start(new Seating("ann", "Ann"), BOT);
    annsTurn(match);
    awaitTurnOfAnn(match);
    assertThat(actsOf(match, 1)).isNotEmpty().allMatch(line -> line.contains(" BOT "));
    harness.comes(PROGRAM);
    annsTurn(match);
    int before = actsOf(match, 1).size();
    harness.act(match, PROGRAM, new Move.Take(2));
    assertThat(actsOf(match, 1)).hasSize(before + 1);
  }

  @Test
  void whereItLosesItsConnectionTheBotTakesOverTheDecision() {
    patience(LONG);
    String match = start(new Seating("ann", "Ann"), BOT);
    annsTurn(match);
    assertThat(actsOf(match, 1)).isEmpty();
    harness.goes(PROGRAM);
    awaitTurnOfAnn(match);
    assertThat(actsOf(match, 1)).isNotEmpty();
  }

  @Test
  void afterAStartItHasTimeToComeBack() {
    patience(LONG);
    String match = start(new Seating("ann", "Ann"), BOT);
    annsTurn(match);
    harness.online.remove(PROGRAM);
    harness.restart();
    assertThat(actsOf(match, 1)).isEmpty();
    harness.comes(PROGRAM);
    harness.act(match, PROGRAM, new Move.Take(2));
    assertThat(actsOf(match, 1)).hasSize(1);
    harness.goes(PROGRAM);
    harness.pass(Duration.ofSeconds(30));
    harness.live().find(match).orElseThrow().checkTime();
    awaitTurnOfAnn(match);
  }

  @Test
  void whenItMayNotPlayAnyMoreTheBotGoesOnAtOnce() {
    patience(LONG);
    String match = start(new Seating("ann", "Ann"), BOT);
    annsTurn(match);
    harness.remove(match, 1);
    JsonNode refused =
        harness.send(match, "act", PROGRAM, MatchHarness.act("late", 1, "{\"type\":\"End\"}"));
    assertThat(refused.path("code").asString()).isEqualTo("not-seated");
    assertThat(harness.outgoing.rechecked).contains("/topic/match." + match + ".seat.1");
    awaitTurnOfAnn(match);
    assertThat(actsOf(match, 1)).isNotEmpty().allMatch(line -> line.contains(" BOT "));
    harness.remove(match, 1);
    assertThat(harness.journal(match).stream().filter(line -> line.contains("REMOVED"))).hasSize(1);
  }

  @Test
  void aMatchOfProgramsOnlyGoesOnAndEndsWithTheLastOfThem() {
    patience(LONG);
    String match = start(BOT, Seating.ofProgram(OTHER, "Bot Bruno", Level.SKIER));
    harness.act(match, PROGRAM, new Move.Take(1));
    harness.act(match, PROGRAM, new Move.End());
    harness.act(match, OTHER, new Move.Take(1));
    harness.remove(match, 0);
    assertThat(harness.matches().find(match).orElseThrow().status()).isEqualTo(MatchStatus.PLAYING);
    harness.remove(match, 1);
    MatchSummary over = harness.matches().find(match).orElseThrow();
    assertThat(over.status()).isEqualTo(MatchStatus.OVER);
    assertThat(over.outcome()).isNotNull();
    RecordedMatch record = harness.matches().recorded(match).orElseThrow();
    assertThat(record.setup().seats()).allMatch(seat -> seat.program().isPresent());
  }

  @Test
  void itsVoiceDoesNotCountWhereOthersAgree() {
    patience(LONG);
    String match = start(new Seating("ann", "Ann"), BOT, new Seating("cyd", "Cyd"));
    harness.say(match, "leave", "cyd");
    harness.vote(match, "ann", 2, Proposal.GO_ON);
    assertThat(harness.journal(match)).anyMatch(line -> line.contains("PLAYED_ON"));
    assertThat(harness.vote(match, "ann", 1, Proposal.GO_ON).path("code").asString())
        .isEqualTo("not-away");
  }
}
