package games.chalet.rules.avalanche;

import static games.chalet.rules.avalanche.Scene.play;
import static games.chalet.rules.avalanche.hands.Card.AVALANCHE;
import static games.chalet.rules.avalanche.hands.Card.BLACK;
import static games.chalet.rules.avalanche.hands.Card.BLUE;
import static games.chalet.rules.avalanche.hands.Card.GREEN;
import static games.chalet.rules.avalanche.hands.Card.RED;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.AvalancheEnding.DecidedBy;
import games.chalet.rules.avalanche.AvalancheEnding.SeatEnding;
import org.junit.jupiter.api.Test;

/** The numbers behind an outcome: what was banked, and what was not. */
class EndingTest {

  private static AvalancheEnding afterTheFifth(Scene scene) {
    Scene over = scene.hand(0, AVALANCHE).avalanches(4).pickedUp().act(play(AVALANCHE));
    return (AvalancheEnding) new Avalanche().ending(over.state()).orElseThrow();
  }

  @Test
  void ruling05_aRunThatWasNotBankedIsNamedWhereItDecided() {
    AvalancheEnding ending =
        afterTheFifth(Scene.of(2).banked(0, RED, BLACK).banked(1, BLUE, RED).run(1, GREEN, BLUE));
    assertThat(ending.decidedBy()).isEqualTo(DecidedBy.OPEN_RUN);
    assertThat(ending.endedBy()).contains(new Seat(0));
    assertThat(ending.seats())
        .containsExactly(new SeatEnding(1, 7, 0, 0), new SeatEnding(1, 5, 0, 3));
  }

  @Test
  void ruling05_aRunThatWouldNotHaveBeenEnoughDecidedNothing() {
    AvalancheEnding ending = afterTheFifth(Scene.of(2).banked(0, RED, BLACK).run(1, BLUE));
    assertThat(ending.decidedBy()).isEqualTo(DecidedBy.POINTS);
    assertThat(ending.seats().getLast().openRun()).isEqualTo(2);
  }

  @Test
  void ruling13_aLiftAloneIsNoLostRun() {
    AvalancheEnding ending = afterTheFifth(Scene.of(2).banked(0, GREEN).run(1));
    assertThat(ending.seats().getLast().openRun()).isZero();
  }

  @Test
  void ruling16_theBonusIsNamedWhereItDecided() {
    AvalancheEnding ending =
        afterTheFifth(
            Scene.of(2).banked(0, GREEN, GREEN, GREEN, GREEN, GREEN).banked(1, BLACK, BLACK));
    assertThat(ending.decidedBy()).isEqualTo(DecidedBy.BONUS);
    assertThat(ending.seats())
        .containsExactly(new SeatEnding(1, 5, 4, 0), new SeatEnding(1, 8, 0, 0));
  }

  @Test
  void ruling21_aTieIsDecidedByNothing() {
    assertThat(afterTheFifth(Scene.of(2).banked(0, RED).banked(1, RED)).decidedBy())
        .isEqualTo(DecidedBy.SHARED);
  }
}
