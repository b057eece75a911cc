package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.BotPace;
import games.chalet.match.MatchEvent.SeatPassed;
import games.chalet.match.MatchSummary;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Proposal;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.match.bots.BotSettings;
import games.chalet.match.live.Pebbles.Move;
import games.chalet.player.PlayerForgotten;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * A seat passes to another person, eve: she alone sees it and plays from then on, and everything
 * that is stored or told has her in it.
 */
class PassedSeatTest {

  private static final String EVE = "eve";
  private static final Seating TO_EVE = new Seating(EVE, "Eve");
  private static final Seat BOBS = new Seat(1);

  private final MatchHarness harness = new MatchHarness();

  PassedSeatTest() {
    harness.online.add(EVE);
  }

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void theNewPlayerPlaysAndTheOldOneSeesAndDoesNothing() {
    String match = harness.start(2, TurnClock.OFF, 60);
    takesATurn(match, "ann");
    int choice = harness.choiceOf(match, "bob");
    JsonNode hand = harness.snapshot(match, "bob").path("view");
    harness.goes("bob");
    pass(match, BOBS, "bob");
    assertThat(code(harness.act(match, "bob", "late", choice, new Move.Take(1))))
        .isEqualTo("unknown-match");
    assertThat(code(harness.say(match, "snapshot", "bob"))).isEqualTo("unknown-match");
    assertThat(code(harness.say(match, "return", "bob"))).isEqualTo("unknown-match");
    assertThat(harness.snapshot(match, EVE).path("view")).isEqualTo(hand);
    takesATurn(match, EVE);
    assertThat(awaited(match)).isEqualTo("[0]");
  }

  @Test
  void aSpectatorWhoHadTheSeatSeesNothingOfIt() {
    harness.watchers.add("bob");
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.goes("bob");
    harness.comes("ann");
    pass(match, BOBS, "bob");
    JsonNode watched = harness.snapshot(match, "bob");
    assertThat(watched.path("viewer").toString()).isEqualTo("\"spectators\"");
    assertThat(code(harness.say(match, "leave", "bob"))).isEqualTo("not-seated");
  }

  @Test
  void subscriptionsEndBeforeTheFirstPositionOfTheNewPlayer() {
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.goes("bob");
    harness.outgoing.takeAll();
    harness.outgoing.rechecked.clear();
    pass(match, BOBS, "bob");
    String topic = "/topic/match." + match + ".seat.1";
    assertThat(harness.outgoing.rechecked).containsExactly(topic);
    assertThat(harness.outgoing.heardBefore.get(topic)).isZero();
    assertThat(harness.live().find(match).orElseThrow().seatOf("bob")).isEmpty();
    assertThat(harness.live().find(match).orElseThrow().seatOf(EVE)).contains(BOBS);
  }

  @Test
  void whatWasChosenBeforeIsStale() {
    String match = harness.start(2, TurnClock.OFF, 60);
    takesATurn(match, "ann");
    int choice = harness.choiceOf(match, "bob");
    harness.goes("bob");
    pass(match, BOBS, "bob");
    assertThat(code(harness.act(match, EVE, "c", choice, new Move.Take(1))))
        .isEqualTo("stale-choice");
  }

  @Test
  void itReadsTheSameAfterARestart() {
    String match = harness.start(3, TurnClock.OFF, 60);
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    pass(match, BOBS, "bob");
    takesATurn(match, "ann");
    takesATurn(match, EVE);
    JsonNode before = harness.snapshot(match, EVE);
    assertThat(harness.journal(match)).contains("PASSED 1 PERSON bob");
    harness.restart();
    assertThat(harness.snapshot(match, EVE)).isEqualTo(before);
    assertThat(before.path("votes")).isEmpty();
    assertThat(code(harness.say(match, "snapshot", "bob"))).isEqualTo("unknown-match");
    assertThat(seated(match)).containsExactly("ann", EVE, "cyd");
  }

  @Test
  void whoeverIsThereKeepsTheSeat() {
    String match = harness.start(2, TurnClock.OFF, 60);
    refused("not-away", () -> pass(match, BOBS, "bob"));
    harness.goes("bob");
    refused("not-away", () -> pass(match, BOBS, "ann"));
    refused(
        "already-seated",
        () -> harness.matches().pass(match, BOBS, "bob", new Seating("ann", "Ann")));
    assertThat(seated(match)).containsExactly("ann", "bob");
    assertThat(harness.journal(match)).isEmpty();
  }

  @Test
  void theFormerPlayerGetsItBackThoughTheOtherIsThereWhoSeesNoMoreOfIt() {
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.goes("bob");
    pass(match, BOBS, "bob");
    harness.comes("bob");
    refused("not-away", () -> harness.matches().pass(match, BOBS, EVE, new Seating("bob", "Bob")));
    harness.outgoing.rechecked.clear();
    harness.matches().giveBack(match, BOBS, EVE, new Seating("bob", "Bob"));
    String topic = "/topic/match." + match + ".seat.1";
    assertThat(harness.outgoing.rechecked).containsExactly(topic);
    assertThat(code(harness.say(match, "snapshot", EVE))).isEqualTo("unknown-match");
    assertThat(seated(match)).containsExactly("ann", "bob");
    refused(
        "not-away", () -> harness.matches().giveBack(match, BOBS, EVE, new Seating("cyd", "Cyd")));
  }

  @Test
  void noSeatPassesOnceTheMatchIsOverOrWhereThereIsNone() {
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.goes("bob");
    harness.matches().giveUp(match);
    refused("match-over", () -> pass(match, BOBS, "bob"));
    refused("match-over", () -> pass("nowhere", BOBS, "bob"));
    harness.matches().leave(match, BOBS);
    assertThat(seated(match)).containsExactly("ann", "bob");
  }

  @Test
  void aSecondRequestChangesNothing() {
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.goes("bob");
    pass(match, BOBS, "bob");
    List<String> journal = harness.journal(match);
    pass(match, BOBS, "bob");
    assertThat(harness.journal(match)).isEqualTo(journal);
  }

  @Test
  void aBotStopsWhereTheSeatPasses() {
    harness.botSettings = new BotSettings(true, 1, 0, Duration.ofSeconds(30));
    harness.restart();
    String match = withBot();
    takesATurn(match, "ann");
    awaitTurn(match, 0);
    int acts = botActs(match);
    assertThat(acts).isPositive();
    pass(match, BOBS, "bot1");
    assertThat(harness.journal(match)).contains("PASSED 1 SKIER bot1");
    takesATurn(match, "ann");
    awaitTurn(match, 1);
    letBotsPlay();
    assertThat(botActs(match)).isEqualTo(acts);
    harness.restart();
    letBotsPlay();
    assertThat(botActs(match)).isEqualTo(acts);
    takesATurn(match, EVE);
    assertThat(awaited(match)).isEqualTo("[0]");
    // What the bot did before is not told as done for a person.
    assertThat(harness.say(match, "snapshot", EVE).path("playedFor")).isEmpty();
  }

  @Test
  void aBotPlaysForTheNewPlayerWhoLeavesOnlyAfterADecision() {
    harness.botSettings = new BotSettings(true, 1, 0, Duration.ofSeconds(30));
    harness.restart();
    String match = withBot();
    pass(match, BOBS, "bot1");
    takesATurn(match, "ann");
    harness.say(match, "leave", EVE);
    letBotsPlay();
    assertThat(botActs(match)).isZero();
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    awaitTurn(match, 0);
    assertThat(botActs(match)).isPositive();
  }

  @Test
  void theNewPlayerHasAllTheTimeOfATurn() {
    String match = harness.start(2, TurnClock.S60, 60);
    takesATurn(match, "ann");
    harness.goes("bob");
    harness.pass(Duration.ofSeconds(50));
    pass(match, BOBS, "bob");
    harness.pass(Duration.ofSeconds(50));
    assertThat(harness.journal(match)).noneMatch(line -> line.contains("CLOCK"));
    harness.pass(Duration.ofSeconds(10));
    assertThat(harness.journal(match)).anyMatch(line -> line.contains("CLOCK"));
  }

  @Test
  void theNewPlayersConnectionCounts() {
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.goes("bob");
    harness.pass(Duration.ofSeconds(61));
    assertThat(away(match)).isEqualTo("PRESENT AWAY");
    pass(match, BOBS, "bob");
    assertThat(away(match)).isEqualTo("PRESENT PRESENT");
    harness.pass(Duration.ofSeconds(90));
    assertThat(away(match)).isEqualTo("PRESENT PRESENT");
    harness.goes(EVE);
    harness.pass(Duration.ofSeconds(61));
    assertThat(away(match)).isEqualTo("PRESENT AWAY");
    harness.comes("bob");
    harness.pass(Duration.ofSeconds(1));
    assertThat(away(match)).isEqualTo("PRESENT AWAY");
  }

  @Test
  void aRemovedPlayersSeatCanBeTaken() {
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.remove(match, 1);
    pass(match, BOBS, "bob");
    takesATurn(match, "ann");
    takesATurn(match, EVE);
    harness.restart();
    takesATurn(match, "ann");
    takesATurn(match, EVE);
    assertThat(code(harness.say(match, "snapshot", "bob"))).isEqualTo("unknown-match");
  }

  @Test
  void aSeatPassesOnTwice() {
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.goes("bob");
    pass(match, BOBS, "bob");
    harness.goes(EVE);
    harness.matches().pass(match, BOBS, EVE, new Seating("bob", "Bob"));
    harness.comes("bob");
    takesATurn(match, "ann");
    takesATurn(match, "bob");
    harness.restart();
    assertThat(code(harness.say(match, "snapshot", EVE))).isEqualTo("unknown-match");
    assertThat(awaited(match)).isEqualTo("[0]");
  }

  @Test
  void recordAndEventsHaveTheNewPlayer() {
    String match = harness.start(2, TurnClock.OFF, 3);
    harness.goes("bob");
    harness.events.clear();
    pass(match, BOBS, "bob");
    Awaitility.await()
        .untilAsserted(
            () ->
                assertThat(harness.events)
                    .filteredOn(SeatPassed.class::isInstance)
                    .singleElement()
                    .isInstanceOfSatisfying(
                        SeatPassed.class,
                        passed -> {
                          assertThat(passed.seat()).isEqualTo(BOBS);
                          assertThat(passed.match().seats().get(1).player()).isEqualTo(EVE);
                        }));
    takesATurn(match, "ann");
    takesATurn(match, EVE);
    takesATurn(match, "ann");
    assertThat(harness.matches().find(match).orElseThrow().outcome()).isNotNull();
    assertThat(harness.matches().recorded(match).orElseThrow().setup().seats().get(1).name())
        .isEqualTo("Eve");
    assertThat(harness.matches().replay(match, new Viewer.Spectator()).orElseThrow().plies())
        .hasSizeGreaterThan(3);
  }

  @Test
  void theNewPlayerIsForgottenLikeAnyOther() {
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.goes("bob");
    pass(match, BOBS, "bob");
    harness.live().on(new PlayerForgotten(EVE));
    assertThat(summary(match).seats().get(1).name()).isEqualTo("a guest");
    harness.restart();
    assertThat(summary(match).seats().get(1).name()).isEqualTo("a guest");
    assertThat(seats(match)).doesNotContain("Eve").doesNotContain("Name 1");
  }

  @Test
  void aNameThatWasErasedMeanwhileStaysErased() {
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.goes("bob");
    harness
        .jdbc
        .sql("update matches set seats = replace(seats, 'Name 0', 'a guest') where id = ?")
        .param(match)
        .update();
    pass(match, BOBS, "bob");
    assertThat(seats(match)).contains("a guest").contains("Eve").doesNotContain("Name 0");
  }

  @Test
  void anotherProcessReadsIt() {
    MatchHarness other = harness.beside(false);
    try {
      String match = harness.start(2, TurnClock.OFF, 60);
      harness.goes("bob");
      pass(match, BOBS, "bob");
      other.online.add(EVE);
      other.live().adopt(match);
      other.settle();
      assertThat(other.outgoing.rechecked).contains("/topic/match." + match + ".seat.1");
      assertThat(other.live().find(match).orElseThrow().seatOf(EVE)).contains(BOBS);
      assertThat(code(other.say(match, "snapshot", "bob"))).isEqualTo("unknown-match");
    } finally {
      other.close();
    }
  }

  private String withBot() {
    MatchSummary summary =
        harness
            .matches()
            .start(
                new NewMatch(
                    "table1",
                    new NewMatch.WantedGame("pebbles", harness.json.tree(new Pebbles.Rule(60))),
                    List.of(new Seating("ann", "Ann"), Seating.ofBot(1, "Bot Ada", Level.SKIER)),
                    Optional.of(new Seat(0)),
                    new Pace(TurnClock.OFF, Map.of(), BotPace.USUAL),
                    new Visibility(false, true, false)));
    harness.settle();
    return summary.id();
  }

  private void pass(String match, Seat seat, String from) {
    harness.matches().pass(match, seat, from, TO_EVE);
    harness.settle();
  }

  private void takesATurn(String match, String player) {
    assertThat(code(harness.act(match, player, new Move.Take(1)))).isEmpty();
    harness.act(match, player, new Move.End());
  }

  private int botActs(String match) {
    return (int)
        harness.journal(match).stream().filter(line -> line.startsWith("ACT 1 BOT")).count();
  }

  private void letBotsPlay() {
    try {
      Thread.sleep(150);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    harness.settle();
  }

  private void awaitTurn(String match, int seat) {
    Awaitility.await().until(() -> awaited(match).equals("[" + seat + "]"));
  }

  private String awaited(String match) {
    return harness.snapshot(match, "ann").at("/turn/awaited").toString();
  }

  private String away(String match) {
    return String.join(
        " ",
        harness
            .snapshot(match, "ann")
            .path("seats")
            .valueStream()
            .map(seat -> seat.path("away").asString())
            .toList());
  }

  private MatchSummary summary(String match) {
    return harness.matches().find(match).orElseThrow();
  }

  private Stream<String> seated(String match) {
    return summary(match).seats().stream().map(MatchSummary.Seated::player);
  }

  private String seats(String match) {
    return harness
        .jdbc
        .sql("select seats from matches where id = ?")
        .param(match)
        .query(String.class)
        .single();
  }

  private static String code(JsonNode answer) {
    return answer.path("code").asString("");
  }

  private static void refused(String code, ThrowingCallable attempt) {
    assertThatThrownBy(attempt)
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }
}
