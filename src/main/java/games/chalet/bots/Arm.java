package games.chalet.bots;

import java.util.Optional;

/**
 * One choice that a search tries out. It counts by how much it did better than the usual choice
 * with the same cards and the same random numbers; so luck that hits both alike is not counted.
 */
final class Arm<A> {

  /** As if there had been half a playout that went quite otherwise: a few alike prove little. */
  private static final double RESERVE = 0.1;

  private final Optional<A> choice;
  private final double doubt;
  private int playouts;
  private double sum;
  private double squares;

  /**
   * One that has not been tried yet.
   *
   * @param doubt how many standard errors better it has to be than the usual choice
   */
  Arm(Optional<A> choice, double doubt) {
    this.choice = choice;
    this.doubt = doubt;
  }

  Optional<A> choice() {
    return choice;
  }

  /** One more playout, better than the usual choice's by that much. */
  void add(double better) {
    playouts++;
    sum += better;
    squares += better * better;
  }

  /** By how much it is better on average. */
  double mean() {
    return playouts == 0 ? 0 : sum / playouts;
  }

  /** Whether that is more than nothing, and as surely as it has to be. */
  boolean isBetter() {
    return mean() > doubt * error();
  }

  /** The standard error of the mean. */
  double error() {
    double spread = squares - sum * mean() + RESERVE;
    return playouts == 0 ? 1 : Math.sqrt(spread) / playouts;
  }
}
