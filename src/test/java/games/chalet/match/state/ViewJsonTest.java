package games.chalet.match.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** JSON written once for all viewers shows each of them their own view. */
class ViewJsonTest {

  private static final Json JSON = Json.create();
  private static final int PLIES = 150;

  static Stream<Game<?, ?, ?, ?, ?>> games() {
    return new GameCatalog().games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void isWhatWouldBeWrittenForEachAlone(Game<?, ?, ?, ?, ?> game) {
    for (long seed = 1; seed <= 5; seed++) {
      play(game, seed);
    }
  }

  private static <O extends Record, S extends Record, A, V extends Record, E> void play(
      Game<O, S, A, V, E> game, long seed) {
    GameJson<A, V, E> json = new GameJson<>(JSON, game);
    Random random = new Random(seed);
    Chance chance = new Chance(new Seed("%064x".formatted(seed)));
    int seats = game.info().maxSeats();
    S state = game.initialState(game.defaults(seats), seats, Optional.empty(), chance);
    for (int ply = 0; ply < PLIES && game.turn(state) instanceof Turn.Decision turn; ply++) {
      ViewJson<V>.Writer writers = json.views();
      for (Viewer viewer : Viewer.all(seats)) {
        V view = game.view(state, viewer);
        assertThat(text(writers.write(view)))
            .as("seed %s, ply %s, %s", seed, ply, viewer)
            .isEqualTo(text(json.view(view)));
      }
      Seat seat = turn.awaited().first();
      List<A> legal = game.legalActions(state, seat);
      state = game.apply(state, seat, legal.get(random.nextInt(legal.size())), chance).state();
    }
  }

  private static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }
}
