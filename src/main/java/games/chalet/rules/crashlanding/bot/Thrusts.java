package games.chalet.rules.crashlanding.bot;

import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;

/** The thrusts that a hand can give: two sides of equal weight, whatever is left over. */
final class Thrusts {

  /** The size of the table to each side; six rockets weigh 48 at most. */
  private static final int HEAVIEST = 56;

  private Thrusts() {}

  /**
   * Returns the number of different thrusts.
   *
   * @param loaded true if each rocket counts one less
   */
  static int count(List<Rocket> hand, boolean loaded) {
    return Long.bitCount(of(hand, loaded)) - 1;
  }

  /** Returns the thrusts as bits; the lowest one, of no burn at all, is always there. */
  static long of(List<Rocket> hand, boolean loaded) {
    // For each amount by which port is heavier, the weights of port as bits.
    long[] weights = new long[2 * HEAVIEST + 1];
    weights[HEAVIEST] = 1;
    for (Rocket rocket : hand) {
      int weight = rocket.value() - (loaded ? 1 : 0);
      long[] more = weights.clone();
      for (int place = weight; place < weights.length - weight; place++) {
        more[place + weight] |= weights[place] << weight;
        more[place - weight] |= weights[place];
      }
      weights = more;
    }
    return weights[HEAVIEST];
  }
}
