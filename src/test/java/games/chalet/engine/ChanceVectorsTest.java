package games.chalet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** Seeds, labels and what follows from them, as the browser's twin of {@link Chance} reads them. */
class ChanceVectorsTest {

  record Below(String label, int bound, int number) {}

  record Shuffle(String label, int cards, List<Integer> order) {}

  record Vector(String seed, String hash, List<Below> below, List<Shuffle> shuffles) {}

  static Stream<Vector> vectors() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(
            ChanceVectorsTest.class.getResourceAsStream("/chance-vectors.json"))) {
      return Stream.of(JsonMapper.shared().readValue(file, Vector[].class));
    }
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void theHashIsTheOnePublishedBeforeTheDeal(Vector vector) {
    assertThat(new Seed(vector.seed()).hash()).isEqualTo(vector.hash());
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void numbersFollowFromSeedAndLabel(Vector vector) {
    Chance chance = new Chance(new Seed(vector.seed()));
    assertThat(vector.below())
        .isNotEmpty()
        .allSatisfy(
            below ->
                assertThat(chance.below(below.label(), below.bound())).isEqualTo(below.number()));
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void ordersFollowFromSeedAndLabel(Vector vector) {
    Chance chance = new Chance(new Seed(vector.seed()));
    assertThat(vector.shuffles())
        .isNotEmpty()
        .allSatisfy(
            shuffle ->
                assertThat(
                        chance.shuffle(
                            shuffle.label(), IntStream.range(0, shuffle.cards()).boxed().toList()))
                    .isEqualTo(shuffle.order()));
  }
}
