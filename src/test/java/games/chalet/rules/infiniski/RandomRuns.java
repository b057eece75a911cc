package games.chalet.rules.infiniski;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Runs of skiers who like all that is legal equally. */
final class RandomRuns {

  private static final Infiniski GAME = new Infiniski();
  private static final Seat SKIER = new Seat(0);

  private RandomRuns() {}

  /** Sees every ply. */
  interface Look {

    void at(
        InfiniskiState before, InfiniskiAction action, Step<InfiniskiState, InfiniskiEvent> step);
  }

  static Chance chance(int number) {
    return new Chance(new Seed("%064x".formatted(number)));
  }

  /** Plays run after run, with one flag and with more by turns. */
  static void play(int count, Look look) {
    for (int number = 0; number < count; number++) {
      play(GAME.dealOfTheDay(number).orElseThrow(), number, look);
    }
  }

  /** Plays one and gives its last state. */
  static InfiniskiState play(InfiniskiOptions options, int number, Look look) {
    Chance chance = chance(number);
    SplittableRandom random = new SplittableRandom(number);
    InfiniskiState state = GAME.initialState(options, 1, Optional.empty(), chance);
    while (state.task() != Task.OVER) {
      List<InfiniskiAction> legal = GAME.legalActions(state, SKIER);
      InfiniskiAction action = legal.get(random.nextInt(legal.size()));
      Step<InfiniskiState, InfiniskiEvent> step = GAME.apply(state, SKIER, action, chance);
      look.at(state, action, step);
      state = step.state();
    }
    return state;
  }
}
