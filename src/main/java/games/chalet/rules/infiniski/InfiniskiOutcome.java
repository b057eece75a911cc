package games.chalet.rules.infiniski;

import games.chalet.engine.Outcome;
import games.chalet.engine.Outcome.Result;
import java.util.List;
import java.util.Optional;

/** The result of a run: its score, and between equal scores its length. */
final class InfiniskiOutcome {

  /** The number of turns that adds half of the most that turns can add to a score. */
  private static final double MANY_TURNS = 16;

  private InfiniskiOutcome() {}

  static Outcome of(InfiniskiState state) {
    int turns = state.turn();
    return new Outcome(
        "buried",
        List.of(new Result(state.score(), 1, returns(state.score(), turns), Optional.of(turns))));
  }

  /**
   * Returns a result ordered strictly by score, then turns. Each score has a stretch of its own
   * between 0 and 1, because no run is lost; the higher the score the narrower its stretch. Turns
   * move the result up within it, ever more slowly. Numbers of this size tell all scores and turns
   * apart that a match of 10,000 turns can bring; the longest of 20,000 simulated ones took 62.
   */
  static double returns(int score, int turns) {
    double floor = floor(score);
    return floor + (floor(score + 1) - floor) * turns / (turns + MANY_TURNS);
  }

  private static double floor(int score) {
    return 1 - 1.0 / (score + 1);
  }
}
