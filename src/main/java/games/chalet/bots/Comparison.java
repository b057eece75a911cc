package games.chalet.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The result of a search.
 *
 * @param usual the policy's choice
 * @param usualWorth its result
 * @param arms the others that were tried to the end
 */
record Comparison<A>(Optional<A> usual, Mean usualWorth, List<Arm<A>> arms) {

  /** Returns the best of those that are surely better than the usual one, else that. */
  Optional<A> best() {
    return arms.stream()
        .max(Comparator.comparingDouble(Arm::mean))
        .filter(Arm::isBetter)
        .map(Arm::choice)
        .orElse(usual);
  }

  /** An average. */
  static final class Mean {

    private int count;
    private double sum;

    void add(double value) {
      count++;
      sum += value;
    }

    int count() {
      return count;
    }

    double value() {
      return count == 0 ? 0 : sum / count;
    }
  }
}
