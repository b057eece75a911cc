package games.chalet.rules.infiniski.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules then do the thing foreseen, on every ply of random runs. */
class ForesightTest {

  private static final int RUNS = 300;
  private static final Seat SKIER = new Seat(0);
  private static final Viewer EYES = new Viewer.Seated(SKIER);

  @ParameterizedTest
  @EnumSource
  void theRulesOwnStepsAreForeseen(Flags flags) {
    for (int run = 0; run < RUNS; run++) {
      play(new Infiniski(), new InfiniskiOptions(flags), run);
    }
  }

  private static <S extends Record> void play(
      Game<InfiniskiOptions, S, InfiniskiAction, InfiniskiView, ?> game,
      InfiniskiOptions options,
      int run) {
    Chance chance = new Chance(Seeds.of("foresight", Integer.toString(run)));
    Random random = new Random(run);
    S state = game.initialState(options, 1, Optional.empty(), chance);
    while (game.turn(state) instanceof Turn.Decision turn) {
      Sight<InfiniskiView, InfiniskiAction> sight = Sight.of(game, state, SKIER, turn);
      InfiniskiAction action =
          sight.legalActions().get(random.nextInt(sight.legalActions().size()));
      List<Standing> foreseen = new Foresight(sight.view()).after(action);
      state = game.apply(state, SKIER, action, chance).state();
      InfiniskiView then = game.view(state, EYES);
      if (isSettled(then)) {
        assertThat(foreseen)
            .as("run %d, turn %d: %s", run, then.turn(), action)
            .anyMatch(standing -> isSo(standing, sight.view(), then));
      }
    }
  }

  /** Returns true if nothing is left to be done with the card that was laid last. */
  private static boolean isSettled(InfiniskiView then) {
    return switch (then.task()) {
      case GAIN, JUMP_OR_SKI -> false;
      case JUMP_FORCED -> !then.slope().getLast().passed().isEmpty();
      default -> true;
    };
  }

  /** Cards are drawn after it, and the deck may have brought a point. */
  private static boolean isSo(Standing foreseen, InfiniskiView before, InfiniskiView then) {
    int shuffled = then.shuffles() - before.shuffles();
    Standing found = Standing.of(then);
    return foreseen.buried() == (then.task() == Task.OVER)
        && foreseen.points() == then.score() - before.score() - shuffled
        && (foreseen.buried()
            || (foreseen.speed() == then.speed()
                && foreseen.hazard() == then.hazard()
                && foreseen.exit().equals(found.exit())
                && found.hand().containsAll(foreseen.hand())));
  }
}
