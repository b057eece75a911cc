package games.chalet.rules.antarctic;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.play.AntarcticState;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** Deals that the browser's "check this shuffle" reads as well: both must deal the same. */
class DealVectorsTest {

  record Vector(
      String seed, int jokers, List<List<Card>> payoffs, Card centre, List<Card> firstHand) {}

  static Stream<Vector> vectors() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(
            DealVectorsTest.class.getResourceAsStream("/antarctic-deals.json"))) {
      return Stream.of(JsonMapper.shared().readValue(file, Vector[].class));
    }
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void theSeedDealsThesePiles(Vector vector) {
    int seats = vector.payoffs().size();
    AntarcticOptions usual = new Antarctic().defaults(seats);
    AntarcticOptions options =
        new AntarcticOptions(
            usual.order(),
            usual.loads(),
            usual.tripleTopper(),
            usual.end(),
            usual.target(),
            vector.jokers());
    AntarcticState state =
        new Antarctic()
            .initialState(
                options, seats, Optional.of(new Seat(0)), new Chance(new Seed(vector.seed())));

    assertThat(state.payoffs()).isEqualTo(vector.payoffs());
    assertThat(state.board().centre().card()).isEqualTo(vector.centre());
    List<Card> firstHand =
        Stream.concat(state.hand(new Seat(0)).stream(), state.drawPile().stream())
            .limit(vector.firstHand().size())
            .sorted()
            .toList();
    assertThat(firstHand).isEqualTo(vector.firstHand());
  }
}
