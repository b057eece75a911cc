package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.match.Pebbles.Move;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People who go, those who remain, and people who come back. */
class AbsenceTest {

  private static final String ABSENT_TURN_BEGINS = "ACT 1 ABSENCE {\"type\":\"Take\",\"count\":1}";

  private final Lodge lodge = new Lodge();

  @AfterEach
  void close() {
    lodge.close();
  }

  @Test
  void whoSaysSoHasLeft() {
    String match = lodge.start(3, TurnClock.OFF, 20);
    assertThat(kind(lodge.say(match, "leave", "bob"))).isEqualTo("ack");
    assertThat(away(match, "ann")).isEqualTo("PRESENT LEFT PRESENT");
    assertThat(lodge.letters.take(match, "seat.2")).hasSize(1);
    lodge.restart();
    assertThat(away(match, "ann")).isEqualTo("PRESENT LEFT PRESENT");
  }

  @Test
  void theOthersAgreeToGoOnWithout() {
    String match = lodge.start(3, TurnClock.OFF, 40);
    lodge.say(match, "leave", "bob");
    lodge.vote(match, "ann", 1, Proposal.GO_ON);
    JsonNode frame = lodge.snapshot(match, "ann");
    assertThat(frame.path("votes").toString())
        .isEqualTo("[{\"about\":1,\"by\":0,\"proposal\":\"GO_ON\"}]");
    assertThat(away(match, "ann")).isEqualTo("PRESENT LEFT PRESENT");
    lodge.vote(match, "cyd", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON PRESENT");
    lodge.act(match, "ann", new Move.Take(1));
    lodge.act(match, "ann", new Move.End());
    assertThat(lodge.journal(match))
        .endsWith(ABSENT_TURN_BEGINS, "ACT 1 ABSENCE {\"type\":\"End\"}");
    assertThat(lodge.snapshot(match, "cyd").path("turn").path("awaited").toString())
        .isEqualTo("[2]");
  }

  @Test
  void anAwaitedSeatIsPlayedOnAtOnce() {
    String match = lodge.start(2, TurnClock.OFF, 40);
    lodge.act(match, "ann", new Move.Take(1));
    lodge.act(match, "ann", new Move.End());
    lodge.say(match, "leave", "bob");
    lodge.vote(match, "ann", 1, Proposal.GO_ON);
    assertThat(lodge.journal(match)).contains(ABSENT_TURN_BEGINS);
  }

  @Test
  void whoDisagreesStopsBoth() {
    String match = lodge.start(3, TurnClock.OFF, 20);
    lodge.say(match, "leave", "bob");
    lodge.vote(match, "ann", 1, Proposal.GO_ON);
    lodge.vote(match, "cyd", 1, Proposal.END);
    assertThat(away(match, "ann")).isEqualTo("PRESENT LEFT PRESENT");
    lodge.vote(match, "ann", 1, Proposal.END);
    MatchSummary over = lodge.matches().find(match).orElseThrow();
    assertThat(over.status()).isEqualTo(MatchStatus.OVER);
    assertThat(over.outcome()).isEqualTo(Fold.CONCLUDED);
    assertThat(lodge.journal(match)).endsWith("CONCLUDE null agreed");
    JsonNode last = lodge.letters.take(match, "seat.0").getLast();
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
    public boolean isOut(Heap state, Seat seat) {
      return seat.index() == 2;
    }
  }

  @Test
  void whoIsOutOfTheMatchHasNoSayAsLongAsSomebodyPlays() {
    lodge.games = id -> List.of(new WithoutCyd());
    String match = lodge.start(4, TurnClock.OFF, 20);
    lodge.say(match, "leave", "bob");
    lodge.vote(match, "cyd", 1, Proposal.END);
    lodge.vote(match, "ann", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT LEFT PRESENT PRESENT");
    lodge.vote(match, "dan", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON PRESENT PRESENT");
  }

  @Test
  void whereOnlyThoseAreLeftWhoAreOutTheyDecide() {
    lodge.games = id -> List.of(new WithoutCyd());
    String match = lodge.start(3, TurnClock.OFF, 20);
    lodge.say(match, "leave", "ann");
    lodge.say(match, "leave", "bob");
    lodge.vote(match, "cyd", 1, Proposal.GO_ON);
    assertThat(away(match, "cyd")).isEqualTo("LEFT PLAYED_ON PRESENT");
  }

  @Test
  void whoRemainsAloneDecides() {
    String match = lodge.start(3, TurnClock.OFF, 20);
    lodge.say(match, "leave", "bob");
    lodge.vote(match, "ann", 1, Proposal.END);
    lodge.say(match, "leave", "cyd");
    assertThat(lodge.matches().find(match).orElseThrow().status()).isEqualTo(MatchStatus.OVER);
  }

  @Test
  void whoIsAloneGoesOnAtOnceButEndsTheMatchOnlyAfterAnHour() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    lodge.goes("bob");
    lodge.pass(Duration.ofMinutes(1));
    lodge.vote(match, "ann", 1, Proposal.END);
    assertThat(status(match)).isEqualTo(MatchStatus.PLAYING);
    lodge.vote(match, "ann", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON");
    lodge.vote(match, "ann", 1, Proposal.END);
    lodge.pass(Duration.ofMinutes(58));
    assertThat(status(match)).isEqualTo(MatchStatus.PLAYING);
    lodge.pass(Duration.ofMinutes(1));
    assertThat(status(match)).isEqualTo(MatchStatus.OVER);
    assertThat(lodge.journal(match)).endsWith("CONCLUDE null agreed");
  }

  @Test
  void whoComesBackWithinTheHourKeepsTheMatchAlive() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    lodge.goes("bob");
    lodge.pass(Duration.ofMinutes(1));
    lodge.vote(match, "ann", 1, Proposal.END);
    lodge.pass(Duration.ofMinutes(58));
    lodge.comes("bob");
    lodge.pass(Duration.ofHours(2));
    assertThat(status(match)).isEqualTo(MatchStatus.PLAYING);
    assertThat(lodge.snapshot(match, "ann").path("votes")).isEmpty();
  }

  @Test
  void twoWhoAgreeNeedNotWait() {
    String match = lodge.start(3, TurnClock.OFF, 20);
    lodge.goes("bob");
    lodge.pass(Duration.ofMinutes(1));
    lodge.vote(match, "ann", 1, Proposal.END);
    lodge.vote(match, "cyd", 1, Proposal.END);
    assertThat(status(match)).isEqualTo(MatchStatus.OVER);
  }

  private MatchStatus status(String match) {
    return lodge.matches().find(match).orElseThrow().status();
  }

  @Test
  void whoHasLeftKeepsNoWindowOpenAndLosesNoTurn() {
    String match = lodge.start(3, TurnClock.OFF, 40);
    lodge.say(match, "leave", "cyd");
    lodge.act(match, "ann", new Move.Claim());
    assertThat(lodge.journal(match)).endsWith("ACT 2 ABSENCE {\"type\":\"Pass\"}");
    assertThat(lodge.snapshot(match, "ann").path("turn").path("awaited").toString())
        .isEqualTo("[1]");
    lodge.act(match, "bob", new Move.Pass());
    lodge.act(match, "bob", new Move.Take(1));
    lodge.act(match, "bob", new Move.End());
    int entries = lodge.journal(match).size();
    lodge.pass(Duration.ofHours(1));
    assertThat(lodge.journal(match)).hasSize(entries);
    assertThat(lodge.snapshot(match, "ann").path("turn").path("awaited").toString())
        .isEqualTo("[2]");
  }

  @Test
  void whoLeavesInAWindowEndsItForThemselves() {
    String match = lodge.start(3, TurnClock.OFF, 40);
    lodge.act(match, "ann", new Move.Claim());
    lodge.say(match, "leave", "bob");
    assertThat(lodge.journal(match)).endsWith("ACT 1 ABSENCE {\"type\":\"Pass\"}");
    lodge.remove(match, 2);
    assertThat(lodge.snapshot(match, "ann").path("turn").path("window").isNull()).isTrue();
  }

  @Test
  void whoComesBackTakesTheSeatAgain() {
    String match = lodge.start(2, TurnClock.OFF, 40);
    lodge.say(match, "leave", "bob");
    lodge.vote(match, "ann", 1, Proposal.GO_ON);
    assertThat(kind(lodge.say(match, "return", "bob"))).isEqualTo("ack");
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT");
    lodge.act(match, "ann", new Move.Take(1));
    lodge.act(match, "ann", new Move.End());
    assertThat(lodge.journal(match)).doesNotContain(ABSENT_TURN_BEGINS);
    Awaitility.await()
        .untilAsserted(
            () ->
                assertThat(lodge.news)
                    .contains(
                        new PlayerReturned(
                            lodge.matches().find(match).orElseThrow(), new Seat(1))));
  }

  @Test
  void whoActsIsBack() {
    String match = lodge.start(2, TurnClock.OFF, 40);
    lodge.say(match, "leave", "bob");
    assertThat(kind(lodge.act(match, "bob", new Move.Peek()))).isEqualTo("ack");
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT");
  }

  @Test
  void whoHasNoConnectionIsGoneAfterAMinuteAndBackAtOnce() {
    String match = lodge.start(2, TurnClock.OFF, 40);
    int version = lodge.snapshot(match, "ann").path("version").intValue();
    lodge.goes("bob");
    lodge.pass(Duration.ofSeconds(59));
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT");
    lodge.letters.takeAll();
    lodge.pass(Duration.ofSeconds(1));
    List<JsonNode> frames = lodge.letters.take(match, "seat.0");
    assertThat(frames).hasSize(1);
    assertThat(frames.getFirst().path("version").intValue()).isEqualTo(version);
    assertThat(frames.getFirst().path("events")).isEmpty();
    assertThat(away(match, "ann")).isEqualTo("PRESENT GONE");
    lodge.comes("bob");
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT");
    assertThat(lodge.journal(match)).isEmpty();
  }

  @Test
  void aboutTheGoneOneVotesAndWhoReturnsInTimeEndsTheTalk() {
    String match = lodge.start(3, TurnClock.OFF, 40);
    lodge.goes("bob");
    lodge.pass(Duration.ofMinutes(1));
    lodge.vote(match, "ann", 1, Proposal.GO_ON);
    lodge.comes("bob");
    assertThat(lodge.snapshot(match, "ann").path("votes")).isEmpty();
    lodge.goes("bob");
    lodge.pass(Duration.ofMinutes(1));
    lodge.vote(match, "ann", 1, Proposal.GO_ON);
    lodge.vote(match, "cyd", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON PRESENT");
  }

  @Test
  void theGoneHaveNoSay() {
    String match = lodge.start(3, TurnClock.OFF, 40);
    lodge.goes("cyd");
    lodge.pass(Duration.ofMinutes(1));
    lodge.say(match, "leave", "bob");
    lodge.vote(match, "ann", 1, Proposal.GO_ON);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON GONE");
  }

  @Test
  void aMatchThatEverybodyHasLeftEndsAfterADayAndDoesNotPlayItself() {
    String match = lodge.start(2, TurnClock.S30, 40);
    lodge.say(match, "leave", "bob");
    lodge.vote(match, "ann", 1, Proposal.GO_ON);
    lodge.say(match, "leave", "ann");
    int entries = lodge.journal(match).size();
    lodge.pass(Duration.ofHours(23));
    assertThat(lodge.journal(match)).hasSize(entries);
    lodge.restart();
    lodge.pass(Duration.ofHours(1));
    assertThat(lodge.journal(match)).endsWith("CONCLUDE null abandoned");
  }

  @Test
  void aMatchThatNobodyComesBackToEndsAfterAMonth() {
    String match = lodge.start(2, TurnClock.OFF, 40);
    lodge.act(match, "ann", new Move.Take(1));
    lodge.goes("bob");
    lodge.pass(Duration.ofDays(20));
    lodge.goes("ann");
    lodge.pass(Duration.ofDays(29));
    assertThat(lodge.journal(match)).hasSize(1);
    lodge.pass(Duration.ofDays(1));
    assertThat(lodge.journal(match)).endsWith("CONCLUDE null abandoned");
  }

  @Test
  void whoAloneComesByNowAndThenKeepsAMatchAlive() {
    String match = lodge.start(1, TurnClock.OFF, 40);
    lodge.goes("ann");
    lodge.pass(Duration.ofDays(29));
    lodge.comes("ann");
    lodge.pass(Duration.ofDays(40));
    lodge.goes("ann");
    lodge.pass(Duration.ofDays(29));
    assertThat(lodge.journal(match)).isEmpty();
    lodge.restart();
    assertThat(lodge.journal(match)).isEmpty();
    lodge.pass(Duration.ofDays(1));
    assertThat(lodge.journal(match)).endsWith("CONCLUDE null abandoned");
  }

  @Test
  void theForgottenLeaveNoNameInTheHeader() {
    String match = lodge.start(2, TurnClock.OFF, 40);
    lodge.live().forget("bob");
    for (int starts = 0; starts < 2; starts++) {
      assertThat(lodge.matches().find(match).orElseThrow().seats())
          .extracting(MatchSummary.Seated::name)
          .containsExactly("Name 0", Forgetting.FORGOTTEN);
      lodge.restart();
    }
    assertThat(lodge.jdbc.sql("select seats from matches").query(String.class).single())
        .doesNotContain("Name 1");
  }

  @Test
  void whoIsRemovedLosesTheRightToTheSeatForGood() {
    String match = lodge.start(3, TurnClock.OFF, 40);
    MatchSubscriptions rule = new MatchSubscriptions(lodge.live());
    String topic = "/topic/match." + match + ".seat.1";
    assertThat(rule.allows("bob", topic)).isTrue();
    lodge.matches().remove(match, new Seat(1));
    lodge.settle();
    assertThat(rule.allows("bob", topic)).isFalse();
    assertThat(lodge.letters.rechecked).containsExactly(topic);
    assertThat(away(match, "ann")).isEqualTo("PRESENT PLAYED_ON PRESENT");
    assertThat(lodge.say(match, "return", "bob").path("code").stringValue())
        .isEqualTo("not-seated");
    assertThat(lodge.say(match, "snapshot", "bob").path("code").stringValue())
        .isEqualTo("forbidden");
    lodge.restart();
    assertThat(new MatchSubscriptions(lodge.live()).allows("bob", topic)).isFalse();
    lodge.matches().remove(match, new Seat(1));
    assertThat(lodge.journal(match)).containsExactly("PRESENCE 1 REMOVED");
  }

  @Test
  void whoIsRemovedHearsNothingOfWhatComesAfter() {
    String match = lodge.start(2, TurnClock.OFF, 40);
    lodge.act(match, "ann", new Move.Take(1));
    lodge.act(match, "ann", new Move.End());
    lodge.letters.takeAll();
    lodge.matches().remove(match, new Seat(1));
    lodge.settle();
    assertThat(lodge.letters.heardBefore).containsEntry("/topic/match." + match + ".seat.1", 0L);
  }

  @Test
  void whereATurnMayTakeADayNobodyIsGoneSooner() {
    String match = lodge.start(2, TurnClock.D1, 40);
    lodge.goes("bob");
    lodge.pass(Duration.ofHours(23));
    assertThat(away(match, "ann")).isEqualTo("PRESENT PRESENT");
    assertThat(lodge.vote(match, "ann", 1, Proposal.END).path("code").stringValue())
        .isEqualTo("not-away");
    lodge.pass(Duration.ofHours(1));
    assertThat(away(match, "ann")).isEqualTo("PRESENT GONE");
  }

  @Test
  void comingAndGoingWithoutEndIsHeldBack() {
    String match = lodge.start(2, TurnClock.OFF, 40);
    for (int i = 0; i < 15; i++) {
      lodge.say(match, "leave", "bob");
      assertThat(kind(lodge.say(match, "return", "bob"))).isEqualTo("ack");
    }
    assertThat(lodge.say(match, "leave", "bob").path("code").stringValue()).isEqualTo("too-fast");
    assertThat(lodge.journal(match)).hasSize(30);
    lodge.act(match, "ann", new Move.Take(1));
    lodge.act(match, "ann", new Move.End());
    assertThat(kind(lodge.act(match, "bob", new Move.Take(1)))).isEqualTo("ack");
    lodge.pass(Duration.ofMinutes(1));
    assertThat(kind(lodge.say(match, "leave", "bob"))).isEqualTo("ack");
  }

  @Test
  void leavingTheTableIsLeavingTheMatch() {
    String match = lodge.start(2, TurnClock.OFF, 40);
    lodge.matches().leave(match, new Seat(1));
    lodge.matches().leave("nowhere", new Seat(1));
    lodge.matches().leave(match, new Seat(7));
    assertThat(lodge.journal(match)).containsExactly("PRESENCE 1 LEFT");
  }

  @Test
  void aSeatsFramesAreForItsPlayerAlone() {
    String match = lodge.start(2, TurnClock.OFF, 40);
    lodge.watchers.add("eve");
    MatchSubscriptions rule = new MatchSubscriptions(lodge.live());
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
        lodge
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
