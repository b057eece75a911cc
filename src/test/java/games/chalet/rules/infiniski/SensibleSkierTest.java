package games.chalet.rules.infiniski;

import static games.chalet.rules.infiniski.SlopeCard.S04;
import static games.chalet.rules.infiniski.SlopeCard.S07;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.rules.infiniski.InfiniskiAction.Place;
import games.chalet.rules.infiniski.bot.FarsightedSkier;
import org.junit.jupiter.api.Test;

/** Decisions of a sensible skier. */
class SensibleSkierTest {

  /** Four is two slower, and the avalanche is at six; after seven there is one turn more. */
  @Test
  void aSkierWhoCanSkiOnIsNotBuried() {
    InfiniskiState state = Scene.of(S04, S07).at(7, 6).state();
    assertThat(weight(state, new Place(S07, Orientation.PORTRAIT))).isPositive();
    assertThat(weight(state, new Place(S04, Orientation.LANDSCAPE))).isZero();
  }

  /** Then all that can be done has to have a weight. */
  @Test
  void aSkierWhoCannotSkiOnStillChooses() {
    InfiniskiState state = Scene.of(S04, S07).at(6, 6).state();
    assertThat(weight(state, new Place(S04, Orientation.LANDSCAPE))).isPositive();
  }

  private static double weight(InfiniskiState state, InfiniskiAction action) {
    Infiniski game = new Infiniski();
    Sight<InfiniskiView, InfiniskiAction> sight =
        Sight.of(game, state, new Seat(0), (Turn.Decision) game.turn(state));
    return FarsightedSkier.bot().policy().weights(sight)[sight.legalActions().indexOf(action)];
  }
}
