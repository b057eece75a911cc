package games.chalet.rules.avalanche;

import static games.chalet.rules.avalanche.hands.Card.AVALANCHE;
import static games.chalet.rules.avalanche.hands.Card.BLUE;
import static games.chalet.rules.avalanche.hands.Card.GREEN;
import static games.chalet.rules.avalanche.hands.Card.LIFT;
import static games.chalet.rules.avalanche.hands.Card.RED;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Counts the sequences of actions, on decks so small that they can be counted by hand. */
@Execution(ExecutionMode.CONCURRENT)
class CountingTest {

  private static final Avalanche GAME = new Avalanche();
  private static final Chance CHANCE = new Chance(new Seed("0".repeat(64)));

  private static long sequences(AvalancheState state, int length) {
    if (length == 0) {
      return 1;
    }
    Seat seat = state.board().seat();
    long sequences = 0;
    for (AvalancheAction action : GAME.legalActions(state, seat)) {
      sequences += sequences(GAME.apply(state, seat, action, CHANCE).state(), length - 1);
    }
    return sequences;
  }

  private static List<Long> sequencesUpTo(Scene scene, int length) {
    return IntStream.rangeClosed(1, length)
        .mapToObj(plies -> sequences(scene.state(), plies))
        .toList();
  }

  /** Two cards to draw, one lift; each seat holds a green card. */
  @Test
  void pickingUp() {
    Scene scene = Scene.of(2).hand(0, GREEN).drawPile(RED, BLUE).liftPile(1);
    // D: draw, L: lift. 1: D, L. 2: DD, DL, LD. 3: DD end; DL lift, DL end; LD lift, LD end.
    // 4: DD end, and the other seat, dry and without a lift, can only end its turn:         1
    //    DL lift, then green, red or end, and the same after LD lift:                       6
    //    DL end, and the other seat has one card to draw and no lift; the same after LD:    2
    assertThat(sequencesUpTo(scene, 4)).containsExactly(2L, 3L, 5L, 9L);
  }

  /** Nothing to pick up, a lift and a green in hand, the other hand empty. */
  @Test
  void dryToTheEnd() {
    Scene scene = Scene.of(2).hand(0, LIFT, GREEN).hand(1).drawPile().liftPile(1);
    // 1: lift; end
    // 2: lift green, lift end; end end, which is the end: all have passed
    // 3: lift green end; lift end end
    // 4: lift green end end; lift end end green, lift end end end
    assertThat(sequencesUpTo(scene, 4)).containsExactly(2L, 3L, 2L, 3L);
  }

  /** Two avalanches in hand, four fallen: the fifth ends it, so nothing follows. */
  @Test
  void theLastAvalanche() {
    Scene scene = Scene.of(2).hand(0, AVALANCHE, AVALANCHE).avalanches(4).pickedUp();
    // 1: avalanche (over), end. 2: end, then seat 1 draws or takes a lift.
    assertThat(sequencesUpTo(scene, 2)).containsExactly(2L, 2L);
  }
}
