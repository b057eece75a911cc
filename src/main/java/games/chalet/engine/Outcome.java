package games.chalet.engine;

import java.util.List;

/**
 * How a match ended.
 *
 * @param reason a short code from the game's own vocabulary, such as {@code fifthAvalanche}
 * @param results one for each seat, in seat order
 */
public record Outcome(String reason, List<Result> results) {

  public Outcome {
    results = List.copyOf(results);
  }

  /**
   * What one seat got.
   *
   * @param points the game's own points
   * @param rank 1 for the best; seats that tie share a rank
   * @param returns how well this seat did among all matches of its game, between -1 and 1; higher
   *     is better
   */
  public record Result(int points, int rank, double returns) {}
}
