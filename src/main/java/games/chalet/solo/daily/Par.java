package games.chalet.solo.daily;

import games.chalet.bots.Level;
import java.util.Comparator;
import java.util.List;

/**
 * What bots made of the cards of a day, from what their seat sees.
 *
 * @param level how well they play
 * @param runs how many times they were played
 * @param successes in how many of them they were not lost
 * @param points those of the middle run: half of them came to at least as much
 */
public record Par(Level level, int runs, int successes, int points) {

  /** So many runs make a par. */
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

  /** The run to watch: the middle one of those that were not lost, or of all if all were. */
  static ParRun watched(List<ParRun> runs) {
    List<ParRun> successes = runs.stream().filter(ParRun::isSuccess).toList();
    return middle(successes.isEmpty() ? runs : successes);
  }

  private static ParRun middle(List<ParRun> runs) {
    return runs.stream().sorted(BEST_FIRST).toList().get((runs.size() - 1) / 2);
  }
}
