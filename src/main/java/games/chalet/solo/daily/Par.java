package games.chalet.solo.daily;

import games.chalet.bots.Level;
import java.util.Comparator;
import java.util.List;

/**
 * The results of bots with the cards of a day, from what their seat sees.
 *
 * @param level the level of the bots
 * @param runs the number of runs
 * @param successes the number of runs that were not lost
 * @param points those of the middle run: half of them reached at least as much
 */
public record Par(Level level, int runs, int successes, int points) {

  /** The number of runs that make a par. */
  static final int RUNS = 20;

  static final Level LEVEL = Level.GUIDE;

  private static final Comparator<ParRun> BEST_FIRST =
      Comparator.comparingDouble(ParRun::returns).reversed().thenComparingInt(ParRun::number);

  static Par of(List<ParRun> runs) {
    return new Par(
        LEVEL,
        runs.size(),
        (int) runs.stream().filter(ParRun::isSuccess).count(),
        middle(runs).outcome().results().getFirst().points());
  }

  /**
   * Returns the run to watch: the middle one of those that were not lost, or of all if all were.
   */
  static ParRun watched(List<ParRun> runs) {
    List<ParRun> successes = runs.stream().filter(ParRun::isSuccess).toList();
    return middle(successes.isEmpty() ? runs : successes);
  }

  private static ParRun middle(List<ParRun> runs) {
    return runs.stream().sorted(BEST_FIRST).toList().get((runs.size() - 1) / 2);
  }
}
