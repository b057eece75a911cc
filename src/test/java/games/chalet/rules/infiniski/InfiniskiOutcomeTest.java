package games.chalet.rules.infiniski;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The best lists sort by returns and nothing else. */
class InfiniskiOutcomeTest {

  @ParameterizedTest
  @CsvSource({"0, 1, 1, 1", "0, 10000, 1, 1", "7, 12, 7, 13", "99, 10000, 100, 1", "3, 60, 4, 20"})
  void aHigherScoreRanksHigherThenMoreTurns(int score, int turns, int better, int betterTurns) {
    assertThat(InfiniskiOutcome.returns(score, turns))
        .isLessThan(InfiniskiOutcome.returns(better, betterTurns));
  }

  /** More than 1.7 points a turn cannot be had for long: four flags and a shuffle in ten cards. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 40, 300, 2_000, 17_000})
  void noTwoResultsAreEqual(int score) {
    double before = score == 0 ? 0 : InfiniskiOutcome.returns(score - 1, 10_000);
    for (int turns = 1; turns <= 10_000; turns++) {
      double returns = InfiniskiOutcome.returns(score, turns);
      assertThat(returns).isGreaterThan(before).isLessThanOrEqualTo(1);
      before = returns;
    }
  }

  @Test
  void everyRunIsARecordAndTheScaleReachesFromNothingToNearlyOne() {
    assertThat(InfiniskiOutcome.returns(0, 1)).isPositive().isCloseTo(0, within(0.1));
    assertThat(InfiniskiOutcome.returns(99, 60)).isCloseTo(1, within(0.1));
  }
}
