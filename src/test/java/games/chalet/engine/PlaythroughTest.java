package games.chalet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.chalet.rules.GameCatalog;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whoever plays without a match deals, looks, and can do only what is legal. */
class PlaythroughTest {

  private static final Seat FIRST = new Seat(1);
  private static final Seat OTHER = new Seat(0);

  @Test
  void playsWhatIsLegalAndRefusesAnythingElse() {
    check(new GameCatalog().find("avalanche").orElseThrow());
  }

  private static <O extends Record, S extends Record, A, V extends Record, E> void check(
      Game<O, S, A, V, E> game) {
    Playthrough<O, S, A, V, E> playthrough =
        new Playthrough<>(game, new Chance(new Seed("0".repeat(64))));
    S state = playthrough.deal(game.defaults(3), 3, Optional.of(FIRST));
    Observations<A, V> seen = playthrough.look(state, 3);
    assertThat(seen.turn()).isEqualTo(game.turn(state));
    assertThat(seen.views())
        .isEqualTo(Viewer.all(3).stream().map(viewer -> game.view(state, viewer)).toList());
    List<A> legal = seen.legalActions().get(FIRST.index());
    A action = legal.getFirst();
    assertThat(playthrough.apply(state, FIRST, action))
        .isEqualTo(playthrough.apply(state, legal, FIRST, action));
    assertThat(seen.legalActions().get(OTHER.index())).isEmpty();
    assertThatExceptionOfType(RefusedActionException.class)
        .isThrownBy(() -> playthrough.apply(state, OTHER, action))
        .satisfies(
            refused -> assertThat(refused.refusal()).isEqualTo(game.refusal(state, OTHER, action)));
  }
}
