package games.chalet.rules.avalanche;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.rules.avalanche.AvalancheOptions.ActionCards;
import games.chalet.rules.avalanche.AvalancheOptions.AvalancheHits;
import games.chalet.rules.avalanche.AvalancheOptions.Deck;
import games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.avalanche.hands.Hand;
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
      String seed, Deck deck, ActionCards actionCards, int first, List<List<Card>> hands) {}

  static Stream<Vector> vectors() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(
            DealVectorsTest.class.getResourceAsStream("/avalanche-deals.json"))) {
      return Stream.of(JsonMapper.shared().readValue(file, Vector[].class));
    }
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void theSeedDealsTheseHands(Vector vector) {
    AvalancheOptions options =
        new AvalancheOptions(
            AvalancheHits.ALL, DrawPileOut.HANDS_ONLY, vector.deck(), vector.actionCards());
    AvalancheState state =
        new Avalanche()
            .initialState(
                options,
                vector.hands().size(),
                Optional.empty(),
                new Chance(new Seed(vector.seed())));

    assertThat(state.hands()).extracting(Hand::cards).isEqualTo(vector.hands());
    assertThat(state.board().seat()).isEqualTo(new Seat(vector.first()));
  }
}
