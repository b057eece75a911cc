package games.chalet.playouts.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.chalet.playouts.arena.SequentialTest.Verdict;
import org.junit.jupiter.api.Test;

class SequentialTestTest {

  private final SequentialTest test = new SequentialTest(0.5, 0.6);

  private int addUntilClear(double... shares) {
    int matches = 0;
    while (test.verdict() == Verdict.OPEN) {
      test.add(shares[matches % shares.length]);
      matches++;
    }
    return matches;
  }

  /** A win is 0.6/0.5 times as likely of the stronger, and 1.2 to the 17th is more than 19. */
  @Test
  void seventeenWinsInARowAreClear() {
    assertThat(addUntilClear(1)).isEqualTo(17);
    assertThat(test.verdict()).isEqualTo(Verdict.STRONGER);
    assertThat(test.evidence()).isCloseTo(17 * Math.log(1.2), within(1e-9));
  }

  @Test
  void fourteenLossesInARowAreClear() {
    assertThat(addUntilClear(0)).isEqualTo(14);
    assertThat(test.verdict()).isEqualTo(Verdict.NO_STRONGER);
  }

  @Test
  void winningEverySecondMatchIsNoStronger() {
    assertThat(addUntilClear(1, 0)).isEqualTo(146);
    assertThat(test.verdict()).isEqualTo(Verdict.NO_STRONGER);
  }

  @Test
  void aSharedWinIsHalfOfEach() {
    test.add(0.5);
    assertThat(test.evidence()).isCloseTo((Math.log(1.2) + Math.log(0.8)) / 2, within(1e-9));
  }
}
