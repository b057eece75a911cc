package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.MatchStatus;
import games.chalet.match.Proposal;
import games.chalet.match.TurnClock;
import games.chalet.match.bots.BotSettings;
import games.chalet.match.live.Pebbles.Move;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The seat of a player who has left: nothing is played for it until the others have decided or its
 * time is up. Bots play as soon as they may.
 */
class LeaverTest {

  private static final BotSettings AT_ONCE = new BotSettings(true, 1, 0, Duration.ofSeconds(30));

  private final MatchHarness harness = new MatchHarness();

  @BeforeEach
  void botsPlayAtOnce() {
    harness.botSettings = AT_ONCE;
    harness.restart();
  }

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void theSeatWaitsUntilAllOthersAgreeToGoOn() {
    String match = harness.start(3, TurnClock.OFF, 60);
    harness.say(match, "leave", "bob");
    takesATurn(match, "ann");
    letBotsPlay();
    assertThat(playedFor(match, 1)).isEmpty();
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    letBotsPlay();
    assertThat(playedFor(match, 1)).isEmpty();
    assertThat(away(match)).isEqualTo("PRESENT LEFT PRESENT");
    harness.vote(match, "cyd", 1, Proposal.GO_ON);
    awaitTurn(match, "cyd");
    assertThat(playedFor(match, 1)).isNotEmpty().allMatch(line -> line.startsWith("ACT 1 BOT"));
    assertThat(away(match)).isEqualTo("PRESENT PLAYED_ON PRESENT");
  }

  @Test
  void aTurnThatWasBegunIsNotPlayedToItsEnd() {
    String match = harness.start(2, TurnClock.OFF, 60);
    takesATurn(match, "ann");
    harness.act(match, "bob", new Move.Take(2));
    harness.say(match, "leave", "bob");
    letBotsPlay();
    assertThat(journal(match)).endsWith("ACT 1 PERSON {\"type\":\"Take\",\"count\":2}");
    harness.act(match, "bob", new Move.End());
    assertThat(away(match)).isEqualTo("PRESENT PRESENT");
    assertThat(awaited(match)).isEqualTo("[0]");
  }

  @Test
  void aPlayerReturningAfterTheDecisionPlaysTheirNextTurn() {
    String match = harness.start(2, TurnClock.OFF, 60);
    harness.say(match, "leave", "bob");
    takesATurn(match, "ann");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    awaitTurn(match, "ann");
    harness.say(match, "return", "bob");
    List<String> soFar = playedFor(match, 1);
    takesATurn(match, "ann");
    letBotsPlay();
    assertThat(playedFor(match, 1)).isEqualTo(soFar);
    takesATurn(match, "bob");
    assertThat(awaited(match)).isEqualTo("[0]");
  }

  @Test
  void eachOfTwoLeaversIsDecidedAboutAlone() {
    String match = harness.start(4, TurnClock.OFF, 60);
    harness.say(match, "leave", "bob");
    harness.say(match, "leave", "cyd");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    harness.vote(match, "dan", 1, Proposal.GO_ON);
    takesATurn(match, "ann");
    Awaitility.await().until(() -> awaited(match).equals("[2]"));
    letBotsPlay();
    assertThat(playedFor(match, 1)).isNotEmpty();
    assertThat(playedFor(match, 2)).isEmpty();
    assertThat(away(match)).isEqualTo("PRESENT PLAYED_ON LEFT PRESENT");
    harness.vote(match, "ann", 2, Proposal.GO_ON);
    harness.vote(match, "dan", 2, Proposal.GO_ON);
    awaitTurn(match, "dan");
  }

  @Test
  void theClockPlaysWhatTheTablePlaysWhenTimeIsUp() {
    String match = harness.start(2, TurnClock.S30, 60);
    harness.say(match, "leave", "bob");
    takesATurn(match, "ann");
    letBotsPlay();
    harness.pass(Duration.ofSeconds(29));
    assertThat(playedFor(match, 1)).isEmpty();
    harness.pass(Duration.ofSeconds(1));
    assertThat(playedFor(match, 1))
        .containsExactly(
            "ACT 1 CLOCK {\"type\":\"Take\",\"count\":1}", "ACT 1 CLOCK {\"type\":\"End\"}");
    assertThat(away(match)).isEqualTo("PRESENT LEFT");
  }

  @Test
  void whereATurnMayTakeADayTheOthersNeedNotWaitForIt() {
    String match = harness.start(2, TurnClock.D1, 60);
    harness.say(match, "leave", "bob");
    takesATurn(match, "ann");
    harness.pass(Duration.ofHours(23));
    letBotsPlay();
    assertThat(playedFor(match, 1)).isEmpty();
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    awaitTurn(match, "ann");
    assertThat(playedFor(match, 1)).isNotEmpty().allMatch(line -> line.startsWith("ACT 1 BOT"));
  }

  @Test
  void aWindowStaysOpenForThemAsLongAsForAnybody() {
    String match = harness.start(3, TurnClock.OFF, 60);
    harness.act(match, "ann", new Move.Claim());
    harness.say(match, "leave", "cyd");
    harness.act(match, "bob", new Move.Pass());
    assertThat(playedFor(match, 2)).isEmpty();
    assertThat(awaited(match)).isEqualTo("[2]");
    harness.pass(Pebbles.WINDOW_LENGTH);
    assertThat(playedFor(match, 2)).containsExactly("ACT 2 CLOCK {\"type\":\"Pass\"}");
  }

  @Test
  void onceTheOthersGoOnNoWindowWaitsForThem() {
    String match = harness.start(3, TurnClock.OFF, 60);
    harness.act(match, "ann", new Move.Claim());
    harness.say(match, "leave", "cyd");
    harness.vote(match, "ann", 2, Proposal.GO_ON);
    harness.vote(match, "bob", 2, Proposal.GO_ON);
    assertThat(playedFor(match, 2)).containsExactly("ACT 2 AWAY {\"type\":\"Pass\"}");
  }

  @Test
  void aRestartDecidesNothingAndForgetsNoVote() {
    String match = harness.start(3, TurnClock.OFF, 60);
    takesATurn(match, "ann");
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    harness.restart();
    letBotsPlay();
    assertThat(playedFor(match, 1)).isEmpty();
    assertThat(away(match)).isEqualTo("PRESENT LEFT PRESENT");
    harness.vote(match, "cyd", 1, Proposal.GO_ON);
    awaitTurn(match, "cyd");
    assertThat(playedFor(match, 1)).isNotEmpty();
  }

  @Test
  void whereTheOthersHaveNoConnectionNobodyDecides() {
    String match = harness.start(2, TurnClock.OFF, 60);
    takesATurn(match, "ann");
    harness.say(match, "leave", "bob");
    harness.goes("ann");
    harness.pass(Duration.ofHours(2));
    harness.comes("ann");
    letBotsPlay();
    assertThat(playedFor(match, 1)).isEmpty();
    assertThat(harness.matches().find(match).orElseThrow().status()).isEqualTo(MatchStatus.PLAYING);
  }

  @Test
  void whenTheLastOneLeavesBotsStopToo() {
    String match = harness.start(3, TurnClock.OFF, 60);
    harness.say(match, "leave", "bob");
    harness.say(match, "leave", "cyd");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    harness.act(match, "ann", new Move.Take(1));
    harness.say(match, "leave", "ann");
    List<String> left = journal(match);
    letBotsPlay();
    assertThat(journal(match)).isEqualTo(left);
    harness.act(match, "ann", new Move.End());
    Awaitility.await().until(() -> awaited(match).equals("[2]"));
    assertThat(away(match)).isEqualTo("PRESENT PLAYED_ON LEFT");
  }

  /** In earlier versions a bot played for a leaver at once. */
  @Test
  void anOlderJournalInWhichABotPlayedWithoutADecisionReadsAsItWas() {
    String match = harness.start(3, TurnClock.OFF, 60);
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    harness.vote(match, "cyd", 1, Proposal.GO_ON);
    takesATurn(match, "ann");
    awaitTurn(match, "cyd");
    JsonNode view = harness.snapshot(match, "cyd").path("view");
    harness.jdbc.sql("update match_entries set word = 'LEFT' where word = 'PLAYED_ON'").update();
    harness
        .jdbc
        .sql("update match_entries set word = 'END' where word = 'GO_ON' and seat = 2")
        .update();
    harness.restart();
    assertThat(harness.snapshot(match, "cyd").path("view")).isEqualTo(view);
    assertThat(playedFor(match, 1)).isNotEmpty().allMatch(line -> line.startsWith("ACT 1 BOT"));
    assertThat(away(match)).isEqualTo("PRESENT LEFT PRESENT");
  }

  private void takesATurn(String match, String player) {
    harness.act(match, player, new Move.Take(1));
    harness.act(match, player, new Move.End());
  }

  /** A bot plays a turn in another match, begun later: if one were to play here, it would have. */
  private void letBotsPlay() {
    String elsewhere = harness.start(2, TurnClock.OFF, 60);
    takesATurn(elsewhere, "ann");
    harness.remove(elsewhere, 1);
    awaitTurn(elsewhere, "ann");
  }

  private void awaitTurn(String match, String player) {
    int seat = MatchHarness.PLAYERS.indexOf(player);
    Awaitility.await().until(() -> awaited(match).equals("[" + seat + "]"));
    harness.settle();
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

  private List<String> journal(String match) {
    return harness.journal(match).stream().filter(line -> line.startsWith("ACT")).toList();
  }

  /** The actions taken for a seat, but not by its player. */
  private List<String> playedFor(String match, int seat) {
    return harness.journal(match).stream()
        .filter(line -> line.startsWith("ACT " + seat))
        .filter(line -> !line.contains(" PERSON "))
        .toList();
  }
}
