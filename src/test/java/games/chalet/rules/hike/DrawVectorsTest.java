package games.chalet.rules.hike;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.json.Json;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.state.HikeState;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole matches of which the browser's "check this shuffle" draws again what was opened: both must
 * draw the same.
 */
class DrawVectorsTest {

  private static final Hike GAME = new Hike();

  private static final Set<Class<? extends HikeEvent>> OF_CARDS =
      Set.of(
          HikeEvent.DayBegan.class,
          HikeEvent.Opened.class,
          HikeEvent.CareTaken.class,
          HikeEvent.LeftOut.class,
          HikeEvent.RaceOpened.class,
          HikeEvent.CaredFor.class,
          HikeEvent.CareReshuffled.class,
          HikeEvent.CaughtUp.class,
          HikeEvent.DayTold.class);

  /**
   * A match.
   *
   * @param first the seat that begins
   * @param hands by seat, as they were dealt
   * @param centre what lay there before the first action
   * @param landscape the one of the first day
   */
  record Match(
      HikeOptions options,
      int seats,
      Seat first,
      String seed,
      List<List<Card>> hands,
      List<Card> centre,
      Landscape landscape,
      List<Ply> plies) {

    @Override
    public String toString() {
      return "%s seats, %s".formatted(seats, options);
    }
  }

  /**
   * A ply.
   *
   * @param events those that tell of cards
   */
  record Ply(Seat seat, HikeAction action, List<HikeEvent> events) {}

  static Stream<Match> matches() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(DrawVectorsTest.class.getResourceAsStream("/hike-draws.json"))) {
      return Stream.of(Json.create().read(file.readAllBytes(), Match[].class));
    }
  }

  @ParameterizedTest
  @MethodSource("matches")
  void theSeedDrawsTheseCards(Match match) {
    Chance chance = new Chance(new Seed(match.seed()));
    HikeState state = GAME.initialState(match.options(), match.seats(), Optional.empty(), chance);
    assertThat(state.unseen()).isEqualTo(match.hands());
    assertThat(state.board().first()).isEqualTo(match.first());
    assertThat(state.board().centre()).isEqualTo(match.centre());
    assertThat(state.board().track().open()).containsExactly(match.landscape());
    for (Ply ply : match.plies()) {
      Step<HikeState, HikeEvent> step =
          new Playthrough<>(GAME, chance).apply(state, ply.seat(), ply.action());
      List<HikeEvent> ofCards =
          step.events().stream().filter(event -> OF_CARDS.contains(event.getClass())).toList();
      assertThat(ofCards).as("%s", ply).isEqualTo(ply.events());
      state = step.state();
    }
  }
}
