package games.chalet.rules.infiniski;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seed;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/**
 * Deals and later shuffles that the browser's "check this shuffle" can read as well. They were not
 * made by this program but by the description of chance in the documentation.
 */
class DealVectorsTest {

  private static final Infiniski GAME = new Infiniski();

  record Vector(String seed, List<SlopeCard> hand, List<SlopeCard> deck, Later later) {}

  /** The deck after the given number of shuffles, all but the cards kept. */
  record Later(int shuffle, List<SlopeCard> kept, List<SlopeCard> deck) {}

  static Stream<Vector> vectors() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(
            DealVectorsTest.class.getResourceAsStream("/infiniski-deals.json"))) {
      return Stream.of(JsonMapper.shared().readValue(file, Vector[].class));
    }
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void theSeedDealsTheseCards(Vector vector) {
    InfiniskiState state =
        GAME.initialState(
            GAME.defaults(1), 1, Optional.empty(), new Chance(new Seed(vector.seed())));
    assertThat(state.hand()).isEqualTo(vector.hand());
    assertThat(state.deck()).isEqualTo(vector.deck());
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void theSeedShufflesTheDeckLikeThisLater(Vector vector) {
    Later later = vector.later();
    List<SlopeCard> discards = new ArrayList<>(PrintedDeck.CARDS);
    discards.removeAll(later.kept());
    InfiniskiState state =
        new InfiniskiState(
            GAME.defaults(1),
            1,
            ScoreCard.FIRST_SPEED,
            ScoreCard.FIRST_HAZARD,
            0,
            later.kept().subList(1, later.kept().size()),
            List.of(),
            discards,
            List.of(Laid.now(later.kept().getFirst(), Orientation.LANDSCAPE, 1, 0, 0)),
            later.shuffle() - 1,
            0,
            Task.PLACE);
    Draft draft = new Draft(state);
    draft.reshuffle(new Chance(new Seed(vector.seed())));
    assertThat(draft.finish().state().deck()).isEqualTo(later.deck());
  }
}
