package games.chalet.rules.infiniski.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.playouts.Seeds;
import games.chalet.rules.infiniski.Infiniski;
import games.chalet.rules.infiniski.InfiniskiAction;
import games.chalet.rules.infiniski.InfiniskiOptions;
import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import games.chalet.rules.infiniski.InfiniskiView;
import games.chalet.rules.infiniski.Task;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A hint never walks anybody into burial without a word, on every ply of random runs. */
class SlopeReasonsTest {

  private static final int RUNS = 600;
  private static final Seat SKIER = new Seat(0);

  private int buried;
  private int risked;

  @Test
  void burialAndTheRiskOfItAreTold() {
    for (int run = 0; run < RUNS; run++) {
      play(new Infiniski(), run);
    }
    assertThat(buried).isGreaterThan(100);
    assertThat(risked).isGreaterThan(10);
  }

  private <S extends Record> void play(
      Game<InfiniskiOptions, S, InfiniskiAction, InfiniskiView, ?> game, int run) {
    Chance chance = new Chance(Seeds.of("reasons", Integer.toString(run)));
    Random random = new Random(run);
    S state = game.initialState(new InfiniskiOptions(Flags.MORE), 1, Optional.empty(), chance);
    List<InfiniskiReason> before = List.of();
    while (game.turn(state) instanceof Turn.Decision turn) {
      Sight<InfiniskiView, InfiniskiAction> sight = Sight.of(game, state, SKIER, turn);
      InfiniskiView view = sight.view();
      for (InfiniskiAction action : sight.legalActions()) {
        S next = game.apply(state, SKIER, action, chance).state();
        boolean over = game.turn(next) instanceof Turn.Over;
        List<InfiniskiReason> reasons = new SlopeReasons().of(sight, action);
        if (over) {
          buried++;
          assertThat(reasons).as("run %d: %s", run, action).anyMatch(SlopeReasonsTest::isTold);
        }
      }
      if (view.task() == Task.JUMP_FORCED && view.speed() - view.hazard() < 2) {
        risked++;
        assertThat(before)
            .as("run %d, turn %d", run, view.turn())
            .anyMatch(SlopeReasonsTest::isTold);
      }
      InfiniskiAction action =
          sight.legalActions().get(random.nextInt(sight.legalActions().size()));
      before = new SlopeReasons().of(sight, action);
      state = game.apply(state, SKIER, action, chance).state();
    }
  }

  private static boolean isTold(InfiniskiReason reason) {
    return reason instanceof InfiniskiReason.IsBuried
        || reason instanceof InfiniskiReason.RisksBurial;
  }
}
