package games.chalet.bots;

import games.chalet.engine.Policy;
import games.chalet.engine.Sight;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The choices of a seat and their weights by the policy: its legal actions, and to wait (empty)
 * where it is not awaited. Choices without a weight are left out.
 */
record Choices<A>(List<Optional<A>> all, List<Double> weights) {

  static <V, A> Choices<A> of(Policy<V, A> policy, Sight<V, A> sight) {
    if (!sight.awaited()) {
      double waiting = policy.waiting(sight);
      return waiting == Double.POSITIVE_INFINITY
          ? new Choices<>(List.of(Optional.empty()), List.of(1.0))
          : of(policy.weights(sight), sight, waiting);
    }
    return of(policy.weights(sight), sight, 0);
  }

  private static <V, A> Choices<A> of(double[] weights, Sight<V, A> sight, double waiting) {
    if (weights.length != sight.legalActions().size()) {
      throw new IllegalStateException(
          "Expected one weight per legal action of " + sight.legalActions());
    }
    List<Optional<A>> all = new ArrayList<>();
    List<Double> positive = new ArrayList<>();
    for (int index = 0; index < weights.length; index++) {
      if (weights[index] > 0) {
        all.add(Optional.of(sight.legalActions().get(index)));
        positive.add(weights[index]);
      }
    }
    if (waiting > 0) {
      all.add(Optional.empty());
      positive.add(waiting);
    }
    if (all.isEmpty()) {
      throw new IllegalStateException("All weights are zero for " + sight.legalActions());
    }
    return new Choices<>(all, positive);
  }

  /** Draws a choice by its weight. */
  Optional<A> byWeight(SplittableRandom random) {
    if (all.size() == 1) {
      return all.getFirst();
    }
    double left = random.nextDouble() * weights.stream().mapToDouble(Double::doubleValue).sum();
    for (int index = 0; index < all.size(); index++) {
      left -= weights.get(index);
      if (left < 0) {
        return all.get(index);
      }
    }
    return all.getLast();
  }

  /** Draws any choice that has a weight. */
  Optional<A> any(SplittableRandom random) {
    return all.get(random.nextInt(all.size()));
  }

  /** Returns the policy's favourite; drawn where several are equally good. */
  Optional<A> heaviest(SplittableRandom random) {
    return heaviest(1, random).getFirst();
  }

  /** Returns the given number of the policy's favourites. */
  List<Optional<A>> heaviest(int count, SplittableRandom random) {
    List<Integer> places = new ArrayList<>();
    for (int index = 0; index < all.size(); index++) {
      places.add(random.nextInt(index + 1), index);
    }
    places.sort(Comparator.<Integer>comparingDouble(weights::get).reversed());
    return places.stream().limit(count).<Optional<A>>map(all::get).toList();
  }

  /** Returns the share of a choice in the weight of all. */
  double share(Optional<A> choice) {
    return weight(choice) / weights.stream().mapToDouble(Double::doubleValue).sum();
  }

  /** Returns the weight; 0 for a choice that is left out. */
  private double weight(Optional<A> choice) {
    int place = all.indexOf(choice);
    return place < 0 ? 0 : weights.get(place);
  }

  /**
   * Returns how little the policy thinks of it: 0 for its favourite, 1 for what it would never do.
   */
  double doubt(Optional<A> choice) {
    double most = weights.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    return 1 - weight(choice) / most;
  }
}
