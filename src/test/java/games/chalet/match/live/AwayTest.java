package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.match.MatchEvent.PlayerReturned;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Proposal;
import games.chalet.match.TurnClock;
import games.chalet.match.journal.PlayerErasure;
import games.chalet.match.live.Pebbles.Move;
import games.chalet.match.state.Fold;
import games.chalet.match.stomp.MatchSubscriptions;
import games.chalet.player.PlayerForgotten;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People who go, those who remain, and people who come back. */
class AwayTest {

  private static final String AWAY_TURN_BEGINS = "ACT 1 AWAY {\"type\":\"Take\",\"count\":1}";

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void aPlayerWhoLeavesHasLeft() {
    String match = harness.start(3, TurnClock.OFF, 20);
    assertThat(kind(harness.say(match, "leave", "bob"))).isEqualTo("ack");
    assertThat(away(match, "ann")).isEqualTo("PRESENT LEFT PRESENT");
    assertThat(harness.outgoing.take(match, "seat.2")).hasSize(1);
    harness.restart();
    assertThat(away(match, "ann")).isEqualTo("PRESENT LEFT PRESENT");
  }

  @Test
  void allAreToldHowLongAMatchWaitsForAPlayerWhoHasDisconnected() {
    String match = harness.start(3, TurnClock.OFF, 20);
    assertThat(goneIn(match)).isEmpty();
    harness.outgoing.take(match, "seat.0");
    harness.goes("bob");
    harness.settle();
    assertThat(harness.outgoing.take(match, "seat.0")).hasSize(1);
    assertThat(goneIn(match)).hasValue(60_000);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT PRESENT");
    harness.pass(Duration.ofSeconds(20));
    assertThat(goneIn(match)).hasValue(40_000);
    harness.comes("bob");
    harness.settle();
    assertThat(goneIn(match)).isEmpty();
    harness.goes("bob");
    harness.pass(Duration.ofSeconds(61));
    assertThat(away(match, "ann")).isEqualTo("PRESENT AWAY PRESENT");
    assertThat(goneIn(match)).isEmpty();
  }

  /** The time until Bob counts as away, in milliseconds. */
  private OptionalInt goneIn(String match) {
    JsonNode bob = harness.snapshot(match, "ann").at("/seats/1/awayInMillis");
    return bob.isMissingNode() ? OptionalInt.empty() : OptionalInt.of(bob.asInt());
  }

  @Test
  void theOthersAgreeToGoOnWithout() {
    String match = harness.start(3, TurnClock.OFF, 40);
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    JsonNode position = harness.snapshot(match, "ann");
    assertThat(position.path("votes").toString())
        .isEqualTo("[{\"about\":1,\"by\":0,\"proposal\":\"GO_ON\"}]");
    assertThat(away(match, "ann")).isEqualTo("PRESENT LEFT PRESENT");
    harness.vote(match, "cyd", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON PRESENT");
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.End());
    assertThat(harness.journal(match)).endsWith(AWAY_TURN_BEGINS, "ACT 1 AWAY {\"type\":\"End\"}");
    assertThat(harness.snapshot(match, "cyd").path("turn").path("awaited").toString())
        .isEqualTo("[2]");
  }

  @Test
  void anAwaitedSeatIsPlayedOnAtOnce() {
    String match = harness.start(2, TurnClock.OFF, 40);
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.End());
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    assertThat(harness.journal(match)).contains(AWAY_TURN_BEGINS);
  }

  @Test
  void disagreementStopsBothVotes() {
    String match = harness.start(3, TurnClock.OFF, 20);
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    harness.vote(match, "cyd", 1, Proposal.END);
    assertThat(away(match, "ann")).isEqualTo("PRESENT LEFT PRESENT");
    harness.vote(match, "ann", 1, Proposal.END);
    MatchSummary over = harness.matches().find(match).orElseThrow();
    assertThat(over.status()).isEqualTo(MatchStatus.OVER);
    assertThat(over.outcome()).isEqualTo(Fold.CONCLUDED);
    assertThat(harness.journal(match)).endsWith("CONCLUDE null agreed");
    JsonNode last = harness.outgoing.take(match, "seat.0").getLast();
    assertThat(last.path("turn").path("over").toString())
        .isEqualTo("{\"reason\":\"concluded\",\"results\":[]}");
    assertThat(last.path("legalActions")).isEmpty();
  }

  /** A game that seat 2 is out of from the beginning. */
  private static final class WithoutCyd extends Pebbles {

    WithoutCyd() {
      super(1);
    }

    @Override
    public boolean isEliminated(Heap state, Seat seat) {
      return seat.index() == 2;
    }
  }

  @Test
  void eliminatedPlayersHaveNoVoteWhileOthersPlay() {
    harness.games = id -> List.of(new WithoutCyd());
    String match = harness.start(4, TurnClock.OFF, 20);
    harness.say(match, "leave", "bob");
    harness.vote(match, "cyd", 1, Proposal.END);
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT LEFT PRESENT PRESENT");
    harness.vote(match, "dan", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON PRESENT PRESENT");
  }

  @Test
  void whereOnlyThoseAreLeftWhoAreOutTheyDecide() {
    harness.games = id -> List.of(new WithoutCyd());
    String match = harness.start(3, TurnClock.OFF, 20);
    harness.say(match, "leave", "ann");
    harness.say(match, "leave", "bob");
    harness.vote(match, "cyd", 1, Proposal.GO_ON);
    assertThat(away(match, "cyd")).isEqualTo("LEFT PLAYED_ON PRESENT");
  }

  @Test
  void theOnlyPlayerLeftDecides() {
    String match = harness.start(3, TurnClock.OFF, 20);
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.END);
    harness.say(match, "leave", "cyd");
    assertThat(harness.matches().find(match).orElseThrow().status()).isEqualTo(MatchStatus.OVER);
  }

  @Test
  void theOnlyPlayerContinuesAtOnceButEndsTheMatchOnlyAfterAnHour() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.goes("bob");
    harness.pass(Duration.ofMinutes(1));
    harness.vote(match, "ann", 1, Proposal.END);
    assertThat(status(match)).isEqualTo(MatchStatus.PLAYING);
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON");
    harness.vote(match, "ann", 1, Proposal.END);
    harness.pass(Duration.ofMinutes(58));
    assertThat(status(match)).isEqualTo(MatchStatus.PLAYING);
    harness.pass(Duration.ofMinutes(1));
    assertThat(status(match)).isEqualTo(MatchStatus.OVER);
    assertThat(harness.journal(match)).endsWith("CONCLUDE null agreed");
  }

  @Test
  void returningWithinTheHourKeepsTheMatchAlive() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.goes("bob");
    harness.pass(Duration.ofMinutes(1));
    harness.vote(match, "ann", 1, Proposal.END);
    harness.pass(Duration.ofMinutes(58));
    harness.comes("bob");
    harness.pass(Duration.ofHours(2));
    assertThat(status(match)).isEqualTo(MatchStatus.PLAYING);
    assertThat(harness.snapshot(match, "ann").path("votes")).isEmpty();
  }

  @Test
  void twoWhoAgreeNeedNotWait() {
    String match = harness.start(3, TurnClock.OFF, 20);
    harness.goes("bob");
    harness.pass(Duration.ofMinutes(1));
    harness.vote(match, "ann", 1, Proposal.END);
    harness.vote(match, "cyd", 1, Proposal.END);
    assertThat(status(match)).isEqualTo(MatchStatus.OVER);
  }

  private MatchStatus status(String match) {
    return harness.matches().find(match).orElseThrow().status();
  }

  @Test
  void seatsPlayedOnKeepNoWindowOpenAndLeaversLoseNoTurn() {
    String match = harness.start(3, TurnClock.OFF, 40);
    harness.say(match, "leave", "cyd");
    harness.vote(match, "ann", 2, Proposal.GO_ON);
    harness.vote(match, "bob", 2, Proposal.GO_ON);
    harness.act(match, "ann", new Move.Claim());
    assertThat(harness.journal(match)).endsWith("ACT 2 AWAY {\"type\":\"Pass\"}");
    assertThat(harness.snapshot(match, "ann").path("turn").path("awaited").toString())
        .isEqualTo("[1]");
    harness.say(match, "return", "cyd");
    harness.say(match, "leave", "cyd");
    harness.act(match, "bob", new Move.Pass());
    harness.act(match, "bob", new Move.Take(1));
    harness.act(match, "bob", new Move.End());
    int entries = harness.journal(match).size();
    harness.pass(Duration.ofHours(1));
    assertThat(harness.journal(match)).hasSize(entries);
    assertThat(harness.snapshot(match, "ann").path("turn").path("awaited").toString())
        .isEqualTo("[2]");
  }

  @Test
  void removalInAWindowEndsItForThatSeat() {
    String match = harness.start(3, TurnClock.OFF, 40);
    harness.act(match, "ann", new Move.Claim());
    harness.remove(match, 1);
    assertThat(harness.journal(match)).endsWith("ACT 1 AWAY {\"type\":\"Pass\"}");
    harness.remove(match, 2);
    assertThat(harness.snapshot(match, "ann").path("turn").path("window").isNull()).isTrue();
  }

  @Test
  void aReturningPlayerTakesTheSeatAgain() {
    String match = harness.start(2, TurnClock.OFF, 40);
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    assertThat(kind(harness.say(match, "return", "bob"))).isEqualTo("ack");
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT");
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.End());
    assertThat(harness.journal(match)).doesNotContain(AWAY_TURN_BEGINS);
    Awaitility.await()
        .untilAsserted(
            () ->
                assertThat(harness.events)
                    .contains(
                        new PlayerReturned(
                            harness.matches().find(match).orElseThrow(), new Seat(1))));
  }

  @Test
  void aPlayerWhoActsIsBack() {
    String match = harness.start(2, TurnClock.OFF, 40);
    harness.say(match, "leave", "bob");
    assertThat(kind(harness.act(match, "bob", new Move.Peek()))).isEqualTo("ack");
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT");
  }

  @Test
  void aDisconnectedPlayerIsGoneAfterAMinuteAndBackAtOnce() {
    String match = harness.start(2, TurnClock.OFF, 40);
    int version = harness.snapshot(match, "ann").path("version").intValue();
    harness.goes("bob");
    harness.pass(Duration.ofSeconds(59));
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT");
    harness.outgoing.takeAll();
    harness.pass(Duration.ofSeconds(1));
    List<JsonNode> positions = harness.outgoing.take(match, "seat.0");
    assertThat(positions).hasSize(1);
    assertThat(positions.getFirst().path("version").intValue()).isEqualTo(version);
    assertThat(positions.getFirst().path("events")).isEmpty();
    assertThat(away(match, "ann")).isEqualTo("PRESENT AWAY");
    harness.comes("bob");
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT");
    assertThat(harness.journal(match)).isEmpty();
  }

  @Test
  void aboutTheGoneOneVotesAndWhoReturnsInTimeEndsTheTalk() {
    String match = harness.start(3, TurnClock.OFF, 40);
    harness.goes("bob");
    harness.pass(Duration.ofMinutes(1));
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    harness.comes("bob");
    assertThat(harness.snapshot(match, "ann").path("votes")).isEmpty();
    harness.goes("bob");
    harness.pass(Duration.ofMinutes(1));
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    harness.vote(match, "cyd", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON PRESENT");
  }

  @Test
  void theGoneHaveNoSay() {
    String match = harness.start(3, TurnClock.OFF, 40);
    harness.goes("cyd");
    harness.pass(Duration.ofMinutes(1));
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON AWAY");
  }

  @Test
  void aMatchThatEverybodyHasLeftEndsAfterADayAndDoesNotPlayItself() {
    String match = harness.start(2, TurnClock.S30, 40);
    harness.say(match, "leave", "bob");
    harness.vote(match, "ann", 1, Proposal.GO_ON);
    harness.say(match, "leave", "ann");
    int entries = harness.journal(match).size();
    harness.pass(Duration.ofHours(23));
    assertThat(harness.journal(match)).hasSize(entries);
    harness.restart();
    harness.pass(Duration.ofHours(1));
    assertThat(harness.journal(match)).endsWith("CONCLUDE null abandoned");
  }

  @Test
  void aMatchThatNobodyComesBackToEndsAfterAMonth() {
    String match = harness.start(2, TurnClock.OFF, 40);
    harness.act(match, "ann", new Move.Take(1));
    harness.goes("bob");
    harness.pass(Duration.ofDays(20));
    harness.goes("ann");
    harness.pass(Duration.ofDays(29));
    assertThat(harness.journal(match)).hasSize(1);
    harness.pass(Duration.ofDays(1));
    assertThat(harness.journal(match)).endsWith("CONCLUDE null abandoned");
  }

  @Test
  void occasionalVisitsOfTheOnlyPlayerKeepAMatchAlive() {
    String match = harness.start(1, TurnClock.OFF, 40);
    harness.goes("ann");
    harness.pass(Duration.ofDays(29));
    harness.comes("ann");
    harness.pass(Duration.ofDays(40));
    harness.goes("ann");
    harness.pass(Duration.ofDays(29));
    assertThat(harness.journal(match)).isEmpty();
    harness.restart();
    assertThat(harness.journal(match)).isEmpty();
    harness.pass(Duration.ofDays(1));
    assertThat(harness.journal(match)).endsWith("CONCLUDE null abandoned");
  }

  @Test
  void theForgottenLeaveNoNameInTheHeader() {
    String match = harness.start(2, TurnClock.OFF, 40);
    harness.live().on(new PlayerForgotten("bob"));
    for (int starts = 0; starts < 2; starts++) {
      assertThat(harness.matches().find(match).orElseThrow().seats())
          .extracting(MatchSummary.Seated::name)
          .containsExactly("Name 0", PlayerErasure.FORGOTTEN);
      harness.restart();
    }
    assertThat(harness.jdbc.sql("select seats from matches").query(String.class).single())
        .doesNotContain("Name 1");
  }

  @Test
  void removalEndsTheRightToTheSeatForGood() {
    String match = harness.start(3, TurnClock.OFF, 40);
    MatchSubscriptions rule = new MatchSubscriptions(harness.live());
    String topic = "/topic/match." + match + ".seat.1";
    assertThat(rule.allows("bob", topic)).isTrue();
    harness.matches().remove(match, new Seat(1));
    harness.settle();
    assertThat(rule.allows("bob", topic)).isFalse();
    assertThat(harness.outgoing.rechecked).containsExactly(topic);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON PRESENT");
    assertThat(harness.say(match, "return", "bob").path("code").stringValue())
        .isEqualTo("not-seated");
    assertThat(harness.say(match, "snapshot", "bob").path("code").stringValue())
        .isEqualTo("forbidden");
    harness.restart();
    assertThat(new MatchSubscriptions(harness.live()).allows("bob", topic)).isFalse();
    harness.matches().remove(match, new Seat(1));
    assertThat(harness.journal(match)).containsExactly("PRESENCE 1 REMOVED");
  }

  @Test
  void aRemovedPlayerGetsNoLaterPositions() {
    String match = harness.start(2, TurnClock.OFF, 40);
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.End());
    harness.outgoing.takeAll();
    harness.matches().remove(match, new Seat(1));
    harness.settle();
    assertThat(harness.outgoing.heardBefore).containsEntry("/topic/match." + match + ".seat.1", 0L);
  }

  @Test
  void whereATurnMayTakeADayNobodyIsGoneSooner() {
    String match = harness.start(2, TurnClock.D1, 40);
    harness.goes("bob");
    harness.pass(Duration.ofHours(23));
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT");
    assertThat(harness.vote(match, "ann", 1, Proposal.END).path("code").stringValue())
        .isEqualTo("not-away");
    harness.pass(Duration.ofHours(1));
    assertThat(away(match, "ann")).isEqualTo("PRESENT AWAY");
  }

  @Test
  void comingAndGoingWithoutEndIsHeldBack() {
    String match = harness.start(2, TurnClock.OFF, 40);
    for (int i = 0; i < 15; i++) {
      harness.say(match, "leave", "bob");
      assertThat(kind(harness.say(match, "return", "bob"))).isEqualTo("ack");
    }
    assertThat(harness.say(match, "leave", "bob").path("code").stringValue()).isEqualTo("too-fast");
    assertThat(harness.journal(match)).hasSize(30);
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.End());
    assertThat(kind(harness.act(match, "bob", new Move.Take(1)))).isEqualTo("ack");
    harness.pass(Duration.ofMinutes(1));
    assertThat(kind(harness.say(match, "leave", "bob"))).isEqualTo("ack");
  }

  @Test
  void leavingTheTableIsLeavingTheMatch() {
    String match = harness.start(2, TurnClock.OFF, 40);
    harness.matches().leave(match, new Seat(1));
    harness.matches().leave("nowhere", new Seat(1));
    harness.matches().leave(match, new Seat(7));
    assertThat(harness.journal(match)).containsExactly("PRESENCE 1 LEFT");
  }

  @Test
  void aSeatsPositionsAreForItsPlayerAlone() {
    String match = harness.start(2, TurnClock.OFF, 40);
    harness.watchers.add("eve");
    MatchSubscriptions rule = new MatchSubscriptions(harness.live());
    String topic = "/topic/match." + match;
    assertThat(rule.allows("ann", topic + ".seat.0")).isTrue();
    assertThat(rule.allows("ann", topic + ".spectators")).isFalse();
    assertThat(rule.allows("eve", topic + ".spectators")).isTrue();
    for (String wrong :
        List.of(
            ".seat.1",
            ".seat.00",
            ".seat.0 ",
            ".seat.",
            ".seat.*",
            ".seat.-1",
            ".*",
            "",
            ".seat.0.x",
            ".seat.99",
            ".seat.999999999999",
            ".Seat.0",
            ".spectators.x",
            "x.seat.0")) {
      assertThat(rule.governs(topic + wrong)).isTrue();
      assertThat(rule.allows("ann", topic + wrong)).as(wrong).isFalse();
      assertThat(rule.allows(null, topic + wrong)).as(wrong).isFalse();
    }
    assertThat(rule.governs("/topic/lobby")).isFalse();
  }

  private String away(String match, String player) {
    return String.join(
        " ",
        harness
            .snapshot(match, player)
            .path("seats")
            .valueStream()
            .map(seat -> seat.path("away").stringValue())
            .toList());
  }

  private static String kind(JsonNode answer) {
    return answer.path("kind").stringValue();
  }
}
