package games.chalet.rules.hike.preparation;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.rules.hike.Hike;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.state.HikeState;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The table is set up as the deck file says. */
class SetupTest {

  private static final JsonNode FILE = file();

  private static JsonNode file() {
    try (InputStream file =
        Objects.requireNonNull(SetupTest.class.getResourceAsStream("/hike-deck.json"))) {
      return JsonMapper.shared().readTree(file);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void theSetupIsThatOfTheFile(int seats) {
    JsonNode setup = FILE.get("setup").get(Integer.toString(seats));
    Chance chance = new Chance(new Seed("3".repeat(64)));
    HikeState state = Deal.match(new Hike().defaults(seats), seats, new Seat(0), chance);
    HikeBoard board = state.board();
    assertThat(state.deck()).hasSize(setup.get("huskyDeck").get("afterDeal").intValue());
    assertThat(board.centre()).hasSize(setup.get("centreDealt").intValue());
    assertThat(state.unseen()).hasSize(seats).allMatch(hand -> hand.size() == 2);
    assertThat(board.track().faceDown()).isEqualTo(setup.get("landscapesInTrack").intValue());
    assertThat(board.track().rotated()).isEqualTo(setup.get("rotatedIndex").intValue());
    assertThat(Collections.frequency(state.carePile(), Card.SINGLE_CARE))
        .isEqualTo(setup.get("sideCare").get("single").intValue());
    assertThat(Collections.frequency(state.carePile(), Card.DOUBLE_CARE))
        .isEqualTo(setup.get("sideCare").get("double").intValue());
    assertThat(board.mushers())
        .allMatch(musher -> musher.columns() == setup.get("sledColumns").intValue())
        .allMatch(musher -> musher.plusOnes() == setup.get("plusOnePerPlayer").intValue());
    assertThat(new Hike().invariantViolations(state)).isEmpty();
  }

  @Test
  void ruling01_theFirstPlayerIsDrawnUnlessTheTableChooses() {
    Chance chance = new Chance(new Seed("3".repeat(64)));
    HikeOptions options = new Hike().defaults(6);
    assertThat(new Hike().initialState(options, 6, Optional.empty(), chance).board().first())
        .isEqualTo(new Seat(chance.below("first/1", 6)));
    HikeBoard board = new Hike().initialState(options, 6, Optional.of(new Seat(4)), chance).board();
    assertThat(board.toPlay().stream().map(Seat::index)).containsExactly(4, 5, 0, 1, 2, 3);
  }
}
