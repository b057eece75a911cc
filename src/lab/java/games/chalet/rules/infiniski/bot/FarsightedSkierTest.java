package games.chalet.rules.infiniski.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The weights in the files were learned, and can be learned again. */
class FarsightedSkierTest {

  private static final int DEALS = 400;

  @ParameterizedTest
  @CsvSource({"ONE, 5.3", "MORE, 12"})
  void scoresByWhatIsInTheFiles(Flags flags, double points) {
    LearnProspects learned = new LearnProspects(flags, "fresh deals");
    learned.knows(Prospects.of(flags));
    assertThat(learned.meanPoints(DEALS)).isGreaterThan(points);
  }

  @Test
  void learnsFromNothing() {
    LearnProspects learning = new LearnProspects(Flags.ONE, "from nothing");
    double ignorant = learning.meanPoints(DEALS);
    learning.round(0, 400);
    learning.round(1, 400);
    assertThat(learning.meanPoints(DEALS)).isGreaterThan(2 * ignorant);
  }

  @Test
  void weightsAreReadAsTheyWereWritten() {
    double[] weights =
        new Random(7)
            .doubles(Features.NAMES.size())
            .map(weight -> Math.rint(weight * 1000) / 1000)
            .toArray();
    String text = new Prospects(weights).text();
    assertThat(text.lines()).hasSize(Features.NAMES.size());
    assertThat(Prospects.parse(text).text()).isEqualTo(text);
    assertThat(Features.NAMES).doesNotHaveDuplicates();
  }
}
