package games.chalet.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a search has found.
 *
 * @param usual what the policy would do
 * @param usualWorth what that came to
 * @param arms the others that were tried to the end
 */
record Comparison<A>(Optional<A> usual, Mean usualWorth, List<Arm<A>> arms) {

  /** What to do: the best of those that are surely better than the usual, else that. */
  Optional<A> best() {
    return arms.stream()
        .max(Comparator.comparingDouble(Arm::mean))
        .filter(Arm::isBetter)
        .map(Arm::choice)
        .orElse(usual);
  }
}
