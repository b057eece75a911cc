package games.chalet.rules.infiniski;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The numbers behind the outcome of a run. */
class EndingTest {

  @Test
  void i05_speedAndHazardOfTheBurialAreNamedAndThePartsOfTheScore() {
    InfiniskiState buried =
        new InfiniskiState(
            new InfiniskiOptions(Flags.ONE),
            16,
            0,
            4,
            7,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            2,
            3,
            Task.OVER);
    assertThat(new Infiniski().ending(buried)).contains(new InfiniskiEnding(16, 0, 4, 3, 5, 2));
  }
}
