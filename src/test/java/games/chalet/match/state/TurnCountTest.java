package games.chalet.match.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.match.state.CommittedMatch.TurnCount;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TurnCountTest {

  private static Turn.Decision of(int number, int... seats) {
    return of(Optional.empty(), number, seats);
  }

  private static Turn.Decision of(Optional<String> window, int number, int... seats) {
    TreeSet<Seat> awaited = new TreeSet<>();
    IntStream.of(seats).mapToObj(Seat::new).forEach(awaited::add);
    return new Turn.Decision(awaited, awaited, window, number);
  }

  private static void play(TurnCount count, Turn... turns) {
    for (Turn turn : turns) {
      count.note(turn, false);
    }
  }

  @Test
  void aSeatBeginsATurnWhenItIsAwaitedAnew() {
    TurnCount count = new TurnCount(2, of(0, 1));
    play(count, of(0, 1), of(0, 0), of(0, 0), of(0, 1));
    assertThat(count.begun()).containsExactly(1, 2);
  }

  @Test
  void aWindowBeginsNoTurn() {
    TurnCount count = new TurnCount(2, of(0, 0));
    play(count, of(Optional.of("call"), 0, 1), of(0, 0));
    assertThat(count.begun()).containsExactly(1, 0);
  }

  @Test
  void aTurnThatAllTakeTogetherIsOneForEach() {
    TurnCount count = new TurnCount(3, of(1, 0, 1, 2));
    play(count, of(1, 0, 2), of(1, 2), of(2, 0, 2), of(2, 0));
    assertThat(count.begun()).containsExactly(2, 1, 2);
  }

  @Test
  void aTurnAloneIsAnotherUnderAnotherNumberAndGoesOnWhenItsEndIsTakenBack() {
    TurnCount count = new TurnCount(1, of(1, 0));
    play(count, of(1, 0), of(2, 0), of(3, 0));
    assertThat(count.begun()).containsExactly(3);
    count.note(of(2, 0), true);
    assertThat(count.begun()).containsExactly(2);
    count.note(of(3, 0), false);
    assertThat(count.begun()).containsExactly(3);
  }

  @Test
  void whoeverTakesTheirEndOfACommonTurnBackIsStillInIt() {
    TurnCount count = new TurnCount(2, of(1, 0, 1));
    play(count, of(1, 1));
    count.note(of(1, 0, 1), true);
    assertThat(count.begun()).containsExactly(1, 1);
  }
}
