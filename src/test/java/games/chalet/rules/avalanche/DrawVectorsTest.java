package games.chalet.rules.avalanche;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.json.Json;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.avalanche.hands.Hand;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A match with two recycles that the browser's "check this shuffle" draws again as well. */
class DrawVectorsTest {

  private static final Avalanche GAME = new Avalanche();

  record Match(AvalancheOptions options, int seats, String seed, List<Ply> plies) {}

  record Ply(
      Optional<Seat> seat,
      Optional<AvalancheAction> action,
      int recycled,
      List<Card> discard,
      List<List<Card>> hands) {

    void compareWith(AvalancheState state, int number) {
      assertThat(state.hands()).as("ply %s", number).extracting(Hand::cards).isEqualTo(hands);
      assertThat(state.board().discard()).as("ply %s", number).isEqualTo(discard);
      assertThat(state.board().recycled()).as("ply %s", number).hasSize(recycled);
    }
  }

  @Test
  void theSeedDrawsTheseCards() throws IOException {
    Match match = match();
    Chance chance = new Chance(new Seed(match.seed()));
    AvalancheState state =
        GAME.initialState(match.options(), match.seats(), Optional.empty(), chance);
    match.plies().getFirst().compareWith(state, 0);
    for (int number = 1; number < match.plies().size(); number++) {
      Ply ply = match.plies().get(number);
      Seat seat = ply.seat().orElseThrow();
      state =
          new Playthrough<>(GAME, chance).apply(state, seat, ply.action().orElseThrow()).state();
      ply.compareWith(state, number);
    }
  }

  private static Match match() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(
            DrawVectorsTest.class.getResourceAsStream("/avalanche-draws.json"))) {
      return Json.create().read(file.readAllBytes(), Match.class);
    }
  }
}
