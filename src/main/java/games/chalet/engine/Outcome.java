package games.chalet.engine;

import java.util.List;
import java.util.Optional;

/**
 * The end of a match.
 *
 * @param reason a short code from the game's own vocabulary, such as {@code fifthAvalanche}
 * @param results one for each seat, in seat order
 */
public record Outcome(String reason, List<Result> results) {

  public Outcome {
    results = List.copyOf(results);
  }

  /**
   * The result of one seat.
   *
   * @param points the game's own points
   * @param rank 1 for the best; seats that tie share a rank
   * @param returns how well this seat did among all matches of its game, between -1 and 1; higher
   *     is better. In solo games it orders all results of the same options as the game ranks them,
   *     and is above 0 exactly for results that the game does not call lost: only such results are
   *     records
   * @param turns how many turns the seat took, in games where that counts for something
   */
  public record Result(int points, int rank, double returns, Optional<Integer> turns) {

    /** Creates a result of a game that does not count turns. */
    public Result(int points, int rank, double returns) {
      this(points, rank, returns, Optional.empty());
    }
  }
}
