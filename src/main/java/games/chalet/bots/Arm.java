package games.chalet.bots;

import java.util.Optional;

/**
 * One choice that a search tries out. It counts by how much it did better than the usual choice
 * with the same cards and the same random numbers; so luck that affects both alike is not counted.
 */
final class Arm<A> {

  /**
   * The weight of an imaginary half playout with a quite different result: a few similar ones prove
   * little.
   */
  private static final double RESERVE = 0.1;

  private final Optional<A> choice;
  private final double doubt;
  private int playouts;
  private double sum;
  private double squares;

  /**
   * Creates a choice that has not been tried yet.
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

  /** Adds one more playout, better than the usual choice's by that much. */
  void add(double better) {
    playouts++;
    sum += better;
    squares += better * better;
  }

  /** Returns by how much it is better on average. */
  double mean() {
    return playouts == 0 ? 0 : sum / playouts;
  }

  /** Returns true if it is better, and as surely as it has to be. */
  boolean isBetter() {
    return mean() > doubt * error();
  }

  /** Returns the standard error of the mean. */
  double error() {
    double spread = squares - sum * mean() + RESERVE;
    return playouts == 0 ? 1 : Math.sqrt(spread) / playouts;
  }
}
