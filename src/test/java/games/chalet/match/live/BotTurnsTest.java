package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.bots.Level;
import games.chalet.engine.Game;
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
import games.chalet.rules.GameCatalog;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Seats in which bots sit, and seats that bots play for people who have left. */
class BotTurnsTest {

  private static final BotSettings AT_ONCE = new BotSettings(true, 1, 0, Duration.ofSeconds(30));

  /** So slow that nothing comes of a thought in the time of a test. */
  private static final BotSettings FOR_EVER =
      new BotSettings(true, 1, 1_000_000, Duration.ofSeconds(30));

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  private void bots(BotSettings settings) {
    harness.botSettings = settings;
    harness.restart();
  }

  /** Ann against bots. */
  private String start(int seats, int heap) {
    return start(seats, heap, TurnClock.OFF);
  }

  private String start(int seats, int heap, TurnClock clock) {
    MatchSummary summary =
        harness
            .matches()
            .start(
                new NewMatch(
                    "table1",
                    new NewMatch.WantedGame("pebbles", harness.json.tree(new Pebbles.Rule(heap))),
                    List.of(
                            new Seating("ann", "Ann"),
                            Seating.ofBot(1, "Bot Alma", Level.SKIER),
                            Seating.ofBot(2, "Bot Bruno", Level.BEGINNER))
                        .subList(0, seats),
                    Optional.of(new Seat(0)),
                    new Pace(clock, Map.of(), BotPace.USUAL),
                    new Visibility(false, true, false)));
    harness.settle();
    return summary.id();
  }

  private void awaitTurn(String match, String player) {
    int seat = MatchHarness.PLAYERS.indexOf(player);
    Awaitility.await()
        .untilAsserted(
            () ->
                assertThat(harness.snapshot(match, player).at("/turn/awaited").toString())
                    .isEqualTo("[" + seat + "]"));
    harness.settle();
  }

  private void takesATurn(String match, String player) {
    harness.act(match, player, new Move.Take(1));
    harness.act(match, player, new Move.End());
  }

  private List<String> decidedByBots(String match) {
    return harness.journal(match).stream()
        .filter(line -> line.startsWith("ACT") && line.contains(" BOT "))
        .toList();
  }

  /** Bob leaves, and Ann decides. */
  private void goesOnWithoutBob(String match) {
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
  }

  @Test
  void botsPlayTheirTurnsAndTheJournalSaysSo() {
    bots(AT_ONCE);
    String match = start(3, 60);
    assertThat(decidedByBots(match)).isEmpty();
    takesATurn(match, "ann");
    awaitTurn(match, "ann");
    assertThat(decidedByBots(match)).isNotEmpty();
    assertThat(harness.journal(match)).noneMatch(line -> line.contains("AWAY"));
    assertThat(harness.snapshot(match, "ann").path("seats").toString())
        .isEqualTo(
            "[{\"seat\":0,\"away\":\"PRESENT\"},{\"seat\":1,\"away\":\"PRESENT\"},"
                + "{\"seat\":2,\"away\":\"PRESENT\"}]");
  }

  @Test
  void nobodyThinksWhileTheOnlyPersonIsOffline() {
    bots(AT_ONCE);
    String match = start(3, 60);
    harness.goes("ann");
    takesATurn(match, "ann");
    botsPlayElsewhere();
    assertThat(decidedByBots(match)).isEmpty();
    harness.comes("ann");
    awaitTurn(match, "ann");
    assertThat(decidedByBots(match)).isNotEmpty();
  }

  /** For Bob, who is there. */
  private void botsPlayElsewhere() {
    String elsewhere = harness.start(2, TurnClock.OFF, 60);
    takesATurn(elsewhere, "ann");
    takesATurn(elsewhere, "bob");
    harness.remove(elsewhere, 0);
    awaitTurn(elsewhere, "bob");
  }

  @Test
  void withASecondPersonBotsGoOnWhileBothAreOffline() {
    bots(AT_ONCE);
    String match = harness.start(3, TurnClock.OFF, 60);
    harness.remove(match, 2);
    harness.goes("ann");
    harness.goes("bob");
    takesATurn(match, "ann");
    takesATurn(match, "bob");
    Awaitility.await()
        .until(() -> harness.journal(match).stream().anyMatch(line -> line.contains(" BOT ")));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theClockStandsWhileTheOnlyPersonIsOffline(boolean restarted) {
    bots(FOR_EVER);
    String match = start(2, 60, TurnClock.S60);
    harness.pass(Duration.ofSeconds(50));
    harness.goes("ann");
    if (restarted) {
      harness.restart();
    }
    harness.pass(Duration.ofHours(3));
    assertThat(harness.journal(match)).isEmpty();
    assertThat(harness.snapshot(match, "ann").at("/clocks/0/running").booleanValue()).isFalse();
    harness.comes("ann");
    harness.pass(Duration.ofSeconds(9));
    assertThat(harness.journal(match)).isEmpty();
    harness.pass(Duration.ofMinutes(1));
    assertThat(harness.journal(match)).isNotEmpty();
  }

  @Test
  void aMatchWhoseOnlyPersonNeverComesBackEnds() {
    bots(FOR_EVER);
    String match = start(2, 60, TurnClock.S60);
    harness.goes("ann");
    harness.pass(Duration.ofDays(32));
    assertThat(harness.matches().find(match).orElseThrow().status()).isEqualTo(MatchStatus.OVER);
  }

  @Test
  void whereABotsThoughtBreaksTheTablePlaysForIt() {
    Game<?, ?, ?, ?, ?> avalanche = new GameCatalog().find("avalanche").orElseThrow();
    Game<?, ?, ?, ?, ?> broken =
        (Game<?, ?, ?, ?, ?>)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("resample")) {
                    throw new StackOverflowError("thought too deep");
                  }
                  return method.invoke(avalanche, arguments);
                });
    harness.games = id -> List.of(broken);
    bots(AT_ONCE);
    MatchSummary summary =
        harness
            .matches()
            .start(
                new NewMatch(
                    "table1",
                    new NewMatch.WantedGame(
                        "avalanche",
                        harness.json.tree(
                            Map.of(
                                "avalancheHits", "ALL",
                                "drawPileOut", "HANDS_ONLY",
                                "deck", "FULL",
                                "actionCards", "OFF"))),
                    List.of(new Seating("ann", "Ann"), Seating.ofBot(1, "Bot Alma", Level.GUIDE)),
                    Optional.of(new Seat(1)),
                    new Pace(TurnClock.OFF, Map.of(), BotPace.USUAL),
                    new Visibility(false, true, false)));
    awaitTurn(summary.id(), "ann");
    assertThat(decidedByBots(summary.id())).isNotEmpty();
  }

  /** As it was stored while Hike! offered all levels. */
  @Test
  void aMatchWithALevelThatItsGameDoesNotOfferAnyMorePlaysOn() {
    Game<?, ?, ?, ?, ?> hike = new GameCatalog().find("hike").orElseThrow();
    harness.games = id -> List.of(hike);
    bots(FOR_EVER);
    MatchSummary summary =
        harness
            .matches()
            .start(
                new NewMatch(
                    "table1",
                    new NewMatch.WantedGame("hike", harness.json.tree(hike.defaults(2))),
                    List.of(new Seating("ann", "Ann"), Seating.ofBot(1, "Bot Alma", Level.GUIDE)),
                    Optional.of(new Seat(1)),
                    new Pace(TurnClock.OFF, Map.of(), BotPace.USUAL),
                    new Visibility(false, true, false)));
    bots(AT_ONCE);
    Awaitility.await().until(() -> !decidedByBots(summary.id()).isEmpty());
    assertThat(harness.matches().find(summary.id()).orElseThrow().seats().get(1).bot())
        .contains(Level.GUIDE);
  }

  @Test
  void aMatchAgainstBotsComesToItsEndAndItsRecordNamesThem() {
    bots(AT_ONCE);
    String match = start(2, 12);
    Awaitility.await()
        .until(
            () -> {
              JsonNode position = harness.snapshot(match, "ann");
              JsonNode legal = position.path("legalActions");
              if (position.at("/turn/awaited").toString().equals("[0]") && !legal.isEmpty()) {
                harness.act(match, "ann", legal.get(0));
              }
              return harness.matches().find(match).orElseThrow().status() == MatchStatus.OVER;
            });
    RecordedMatch record = harness.matches().recorded(match).orElseThrow();
    assertThat(record.setup().seats())
        .containsExactly(
            new RecordedMatch.Name(new Seat(0), "Ann", Optional.empty(), Optional.empty()),
            new RecordedMatch.Name(
                new Seat(1), "Bot Alma", Optional.of(Level.SKIER), Optional.empty()));
    assertThat(harness.matches().find(match).orElseThrow().seats().get(1))
        .isEqualTo(
            new MatchSummary.Seated(new Seat(1), "bot1", "Bot Alma", Optional.of(Level.SKIER)));
  }

  @Test
  void headersWithoutBotsAreWrittenAsBefore() {
    harness.start(2, TurnClock.OFF, 20);
    assertThat(harness.jdbc.sql("select seats from matches").query(String.class).single())
        .isEqualTo(
            "[{\"playerId\":\"ann\",\"name\":\"Name 0\"},"
                + "{\"playerId\":\"bob\",\"name\":\"Name 1\"}]");
  }

  @Test
  void afterARestartBotsThinkAnewAndNothingIsRepeated() {
    bots(FOR_EVER);
    String match = start(2, 60);
    takesATurn(match, "ann");
    List<String> before = harness.journal(match);
    bots(FOR_EVER);
    assertThat(harness.journal(match)).isEqualTo(before);
    harness.botSettings = AT_ONCE;
    harness.restart();
    awaitTurn(match, "ann");
    assertThat(harness.journal(match).subList(0, before.size())).isEqualTo(before);
    List<String> after = harness.journal(match);
    assertThat(after.size()).isGreaterThan(before.size());
    harness.restart();
    assertThat(harness.journal(match)).isEqualTo(after);
  }

  @Test
  void nobodyVotesAboutABotAndItHasNoVoice() {
    bots(FOR_EVER);
    String match = start(3, 60);
    assertThat(harness.vote(match, "ann", 1, Proposal.END).path("code").asString())
        .isEqualTo("not-away");
  }

  @Test
  void whereNoPersonIsThereBotsStandStillAndTheMatchEndsAsOthersDo() {
    bots(AT_ONCE);
    String match = start(2, 60);
    takesATurn(match, "ann");
    harness.say(match, "leave", "ann");
    List<String> left = harness.journal(match);
    harness.pass(Duration.ofHours(1));
    assertThat(harness.journal(match)).isEqualTo(left);
    harness.pass(Duration.ofDays(1));
    assertThat(harness.matches().find(match).orElseThrow().status()).isEqualTo(MatchStatus.OVER);
  }

  @Test
  void aReturningPlayerFindsTheBotsPlaying() {
    bots(FOR_EVER);
    String match = start(2, 60);
    takesATurn(match, "ann");
    harness.say(match, "leave", "ann");
    bots(AT_ONCE);
    assertThat(decidedByBots(match)).isEmpty();
    harness.say(match, "return", "ann");
    awaitTurn(match, "ann");
    assertThat(decidedByBots(match)).isNotEmpty();
  }

  @Test
  void botsGoOnWhereTheMatchHasLeftMemory() {
    bots(AT_ONCE);
    String match = start(2, 60);
    harness.act(match, "ann", new Move.Take(1));
    harness.clock.pass(Duration.ofHours(1));
    harness.live().evictIdle();
    harness.settle();
    harness.act(match, "ann", new Move.End());
    harness.live().evictIdle();
    awaitTurn(match, "ann");
    assertThat(decidedByBots(match)).isNotEmpty();
  }

  @Test
  void aReturningPlayerLearnsTheirBotsActions() {
    bots(AT_ONCE);
    String match = harness.start(2, TurnClock.OFF, 60);
    assertThat(harness.say(match, "snapshot", "bob").path("pastPlayedFor")).isEmpty();
    goesOnWithoutBob(match);
    takesATurn(match, "ann");
    awaitTurn(match, "ann");
    harness.say(match, "return", "bob");
    JsonNode answer = harness.say(match, "snapshot", "bob");
    JsonNode playedFor = answer.path("pastPlayedFor");
    assertThat(playedFor).isNotEmpty().allMatch(seat -> seat.intValue() == 1);
    assertThat(playedFor.propertyNames())
        .allMatch(index -> answer.path("past").path(Integer.parseInt(index)).isObject());
    assertThat(playedFor.size()).isLessThan(answer.path("past").size());
  }

  @Test
  void aBotInItsOwnSeatPlaysForNoOneElse() {
    bots(AT_ONCE);
    String match = start(2, 60);
    takesATurn(match, "ann");
    awaitTurn(match, "ann");
    assertThat(decidedByBots(match)).isNotEmpty();
    assertThat(harness.say(match, "snapshot", "ann").path("pastPlayedFor")).isEmpty();
  }

  @Test
  void aBotPlaysOnForWhoIsGoneWhereTheOthersAgree() {
    bots(AT_ONCE);
    String match = harness.start(2, TurnClock.OFF, 60);
    takesATurn(match, "ann");
    harness.goes("bob");
    harness.pass(Duration.ofMinutes(2));
    assertThat(decidedByBots(match)).isEmpty();
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    awaitTurn(match, "ann");
    assertThat(decidedByBots(match)).isNotEmpty();
    assertThat(harness.journal(match)).noneMatch(line -> line.contains("AWAY"));
  }

  @Test
  void aBotPlaysOnForWhoWasRemoved() {
    bots(AT_ONCE);
    String match = harness.start(2, TurnClock.OFF, 60);
    takesATurn(match, "ann");
    harness.remove(match, 1);
    awaitTurn(match, "ann");
    assertThat(decidedByBots(match)).isNotEmpty();
    assertThat(harness.say(match, "return", "bob").path("code").asString()).isEqualTo("not-seated");
  }

  @Test
  void aReturningPlayerIsPlayedForNoMore() {
    bots(FOR_EVER);
    String match = harness.start(2, TurnClock.OFF, 60);
    takesATurn(match, "ann");
    goesOnWithoutBob(match);
    harness.say(match, "return", "bob");
    bots(AT_ONCE);
    harness.pass(Duration.ofSeconds(5));
    assertThat(decidedByBots(match)).isEmpty();
    takesATurn(match, "bob");
    assertThat(harness.journal(match)).contains("ACT 1 PERSON {\"type\":\"End\"}");
  }

  @Test
  void aBotsActionsCannotBeTakenBack() {
    bots(AT_ONCE);
    String match = harness.start(2, TurnClock.OFF, 60);
    goesOnWithoutBob(match);
    takesATurn(match, "ann");
    awaitTurn(match, "ann");
    harness.say(match, "return", "bob");
    assertThat(harness.snapshot(match, "bob").path("undo").intValue()).isZero();
  }

  @Test
  void windowsAreAcceptedAtOnceForWhoIsPlayedOn() {
    bots(FOR_EVER);
    String match = harness.start(2, TurnClock.OFF, 60);
    goesOnWithoutBob(match);
    harness.act(match, "ann", new Move.Claim());
    assertThat(harness.journal(match)).contains("ACT 1 AWAY {\"type\":\"Pass\"}");
  }

  @Test
  void aBotLetsAWindowPass() {
    bots(AT_ONCE);
    String match = start(2, 60);
    harness.act(match, "ann", new Move.Claim());
    Awaitility.await()
        .untilAsserted(
            () -> assertThat(harness.journal(match)).contains("ACT 1 BOT {\"type\":\"Pass\"}"));
  }

  @Test
  void aSolePlayerIsNotPlayedFor() {
    bots(AT_ONCE);
    String match = harness.start(1, TurnClock.OFF, 60);
    harness.remove(match, 0);
    harness.pass(Duration.ofMinutes(1));
    assertThat(decidedByBots(match)).isEmpty();
  }

  @Test
  void anActionThatCannotBeWrittenIsConsideredAgain() throws InterruptedException {
    bots(FOR_EVER);
    String match = start(2, 60);
    takesATurn(match, "ann");
    harness.freeBytes.set(500);
    bots(AT_ONCE);
    Thread.sleep(200);
    assertThat(decidedByBots(match)).isEmpty();
    harness.freeBytes.set(Long.MAX_VALUE);
    harness.pass(Duration.ofSeconds(2));
    awaitTurn(match, "ann");
    assertThat(decidedByBots(match)).isNotEmpty();
  }

  @Test
  void theOnePersonSkipsToTheirTurn() {
    bots(FOR_EVER);
    String match = start(3, 60);
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.End());
    assertThat(harness.snapshot(match, "ann").at("/turn/awaited").toString()).isEqualTo("[1]");
    assertThat(harness.hurry(match, "ann", null).path("kind").stringValue()).isEqualTo("ack");
    awaitTurn(match, "ann");
    // From their turn on the bots take their time again.
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.End());
    harness.settle();
    assertThat(harness.snapshot(match, "ann").at("/turn/awaited").toString()).isEqualTo("[1]");
  }

  @Test
  void nobodyHurriesBotsForOthersAndNoStranger() {
    bots(FOR_EVER);
    String alone = start(2, 60);
    assertThat(harness.hurry(alone, "bob", null).path("kind").stringValue()).isEqualTo("refused");
    assertThat(harness.hurry(alone, "ann", "NEVER").path("code").stringValue())
        .isEqualTo("malformed");
    String together = harness.start(2, TurnClock.OFF, 60);
    assertThat(harness.hurry(together, "ann", "QUICK").path("code").stringValue())
        .isEqualTo("forbidden");
  }
}
