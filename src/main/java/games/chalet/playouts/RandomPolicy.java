package games.chalet.playouts;

import games.chalet.engine.Seed;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * How random players choose in one match: each action has a weight that was drawn for this match.
 * So in some matches nobody likes to play avalanches, or to bank, and the corners of the rules are
 * reached that evenly random players hardly ever see.
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
    // From other digits than any deal: the seed itself is chance's, this is only a player.
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

  /** By the action's text: unlike its hash it is the same in every run. */
  private int weight(A action) {
    return weights.computeIfAbsent(
        action,
        chosen ->
            choices[
                new SplittableRandom(salt ^ chosen.toString().hashCode()).nextInt(choices.length)]);
  }
}
