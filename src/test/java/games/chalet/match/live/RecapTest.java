package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.match.Recap;
import games.chalet.match.TurnClock;
import games.chalet.match.live.Pebbles.Move;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A player reads what the others did since their own last turn, and nothing else. */
class RecapTest {

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void theTurnsOfTheOthersSinceMineInOrder() {
    String match = harness.start(3, TurnClock.OFF, 40);
    turn(match, "ann", 1);
    turn(match, "bob", 2);
    turn(match, "cyd", 3);
    Recap recap = recap(match, "ann");
    assertThat(recap.moments()).extracting(Recap.Moment::seat).containsExactly(seat(1), seat(2));
    assertThat(recap.moments())
        .extracting(moment -> moment.view().path("left").intValue())
        .containsExactly(37, 34);
    assertThat(recap.moments())
        .extracting(moment -> moment.events().toString())
        .containsExactly(
            "[{\"type\":\"Took\",\"seat\":1,\"count\":2}]",
            "[{\"type\":\"Took\",\"seat\":2,\"count\":3}]");
    assertThat(recap(match, "bob").moments())
        .extracting(Recap.Moment::seat)
        .containsExactly(seat(2));
  }

  @Test
  void myFirstActEndsIt() {
    String match = harness.start(2, TurnClock.OFF, 40);
    turn(match, "ann", 1);
    turn(match, "bob", 2);
    assertThat(recap(match, "ann").moments()).hasSize(1);
    harness.act(match, "ann", new Move.Take(1));
    assertThat(recap(match, "ann").moments()).isEmpty();
  }

  @Test
  void itIsTheSameAfterARestart() {
    String match = harness.start(2, TurnClock.OFF, 40);
    turn(match, "ann", 1);
    turn(match, "bob", 2);
    Recap before = recap(match, "ann");
    harness.restart();
    assertThat(recap(match, "ann")).isEqualTo(before);
    assertThat(before.moments()).hasSize(1);
  }

  @Test
  void anAnswerInAWindowIsNoTurnOfMine() {
    String match = harness.start(3, TurnClock.OFF, 40);
    turn(match, "ann", 1);
    harness.act(match, "bob", new Move.Claim());
    harness.act(match, "ann", new Move.Pass());
    harness.act(match, "cyd", new Move.Pass());
    assertThat(recap(match, "ann").moments())
        .extracting(moment -> moment.events().getFirst().path("type").stringValue())
        .containsExactly("Claimed");
  }

  @Test
  void whatNobodyWasToldIsNotInIt() {
    String match = harness.start(2, TurnClock.OFF, 40);
    turn(match, "ann", 1);
    harness.act(match, "bob", new Move.Peek());
    assertThat(recap(match, "ann").moments()).isEmpty();
    turn(match, "bob", 2);
    Recap recap = recap(match, "ann");
    assertThat(recap.moments()).hasSize(1);
    assertThat(recap.moments().getFirst().view().path("secret").isNull()).isTrue();
  }

  @Test
  void actionsTakenBackLeaveNoTrace() {
    String match = harness.start(2, TurnClock.OFF, 40);
    turn(match, "ann", 1);
    harness.act(match, "bob", new Move.Take(2));
    assertThat(recap(match, "ann").moments()).hasSize(1);
    assertThat(recap(match, "bob").moments()).isEmpty();
  }

  @Test
  void theOldestOfVeryManyAreLeftOut() {
    String match = harness.start(2, TurnClock.OFF, 1000);
    turn(match, "ann", 1);
    IntStream.range(0, Recap.MOST)
        .forEach(
            one -> {
              harness.act(match, "bob", new Move.Take(1));
              harness.act(match, "bob", new Move.Again());
            });
    turn(match, "bob", 3);
    List<Recap.Moment> moments = recap(match, "ann").moments();
    assertThat(moments).hasSize(Recap.MOST);
    assertThat(moments.getLast().events().getFirst().path("count").intValue()).isEqualTo(3);
  }

  @Test
  void nobodyElseGetsOneAndNothingIsLeftToTellAfterTheEnd() {
    harness.watchers.add("eve");
    String match = harness.start(2, TurnClock.OFF, 2);
    assertThat(harness.matches().recap(match, "eve")).isEmpty();
    assertThat(harness.matches().recap(match, "cyd")).isEmpty();
    assertThat(harness.matches().recap("no-such-match", "ann")).isEmpty();
    assertThat(harness.matches().recap(match, "ann")).isPresent();
    harness.act(match, "ann", new Move.Take(2));
    assertThat(recap(match, "ann")).isEqualTo(Recap.NOTHING);
    assertThat(recap(match, "bob")).isEqualTo(Recap.NOTHING);
  }

  @Test
  void theTurnThatIsDueIsReadFromTheJournal() {
    String match = harness.start(2, TurnClock.OFF, 3);
    assertThat(harness.matches().turn(match).orElseThrow().awaited()).containsExactly(seat(0));
    turn(match, "ann", 1);
    assertThat(harness.matches().turn(match).orElseThrow().awaited()).containsExactly(seat(1));
    harness.act(match, "bob", new Move.Take(2));
    assertThat(harness.matches().turn(match)).isEmpty();
    assertThat(harness.matches().turn("no-such-match")).isEmpty();
  }

  private void turn(String match, String player, int count) {
    harness.act(match, player, new Move.Take(count));
    harness.act(match, player, new Move.End());
  }

  private Recap recap(String match, String player) {
    return harness.matches().recap(match, player).orElseThrow();
  }

  private static Seat seat(int index) {
    return new Seat(index);
  }
}
