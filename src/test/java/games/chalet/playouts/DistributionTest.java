package games.chalet.playouts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DistributionTest {

  @Test
  void meanAndQuantilesOfTheNumbersThatWereMet() {
    Distribution spread = new Distribution();
    IntStream.rangeClosed(1, 10).forEach(spread::add);
    assertThat(spread.size()).isEqualTo(10);
    assertThat(spread.mean()).isEqualTo(5.5);
    assertThat(spread.quantile(0.1)).isEqualTo(1);
    assertThat(spread.quantile(0.5)).isEqualTo(5);
    assertThat(spread.quantile(0.9)).isEqualTo(9);
  }

  @Test
  void frequentSituationsWeighMore() {
    Distribution spread = new Distribution();
    IntStream.of(7, 7, 7, 2).forEach(spread::add);
    assertThat(spread.mean()).isEqualTo(5.75);
    assertThat(spread.quantile(0.25)).isEqualTo(2);
    assertThat(spread.quantile(0.26)).isEqualTo(7);
  }
}
