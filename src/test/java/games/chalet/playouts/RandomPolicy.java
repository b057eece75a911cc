package games.chalet.playouts;

import games.chalet.engine.Seed;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Chooses for the random players of one match: each action has a weight that was drawn for this
 * match. So in some matches hardly any player plays avalanches, or banks. That reaches corners of
 * the rules that evenly random players hardly ever see.
 *
 * @param <A> the game's actions
 */
final class RandomPolicy<A> {

  private static final int[] STRONG = {1, 30, 900};
  private static final int[] EVEN = {1};

  private final int[] choices;
  private final SplittableRandom random;
  private final long salt;
  private final Map<A, Integer> weights = new HashMap<>();

  RandomPolicy(Seed seed, Players players) {
    choices = players == Players.TASTES ? STRONG : EVEN;
    // The hash has other digits than the seed, which the deals use; this is only for the players.
    long start = Long.parseUnsignedLong(seed.hash().substring(0, 16), 16);
    random = new SplittableRandom(start);
    salt = random.nextLong();
  }

  <T> T any(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  A choose(List<A> actions) {
    int total = 0;
    for (A action : actions) {
      total += weight(action);
    }
    int left = random.nextInt(total);
    for (A action : actions) {
      left -= weight(action);
      if (left < 0) {
        return action;
      }
    }
    throw new IllegalStateException("Weights do not add up");
  }

  /**
   * Returns the weight of an action, drawn by its text: unlike its hash the text is the same in
   * every run.
   */
  private int weight(A action) {
    return weights.computeIfAbsent(
        action,
        chosen ->
            choices[
                new SplittableRandom(salt ^ chosen.toString().hashCode()).nextInt(choices.length)]);
  }
}
