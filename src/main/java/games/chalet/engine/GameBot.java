package games.chalet.engine;

import java.util.Arrays;

/**
 * What a game brings for players made of rules; the rules never ask it anything.
 *
 * @param policy how a sensible player chooses
 * @param worth how good a match looks
 * @param effort how far the best of these players looks ahead
 * @param reasons what it says of its choices
 * @param <V> the game's view
 * @param <A> the game's actions
 */
public record GameBot<V, A>(
    Policy<V, A> policy, Worth<V> worth, Effort effort, Reasons<V, A> reasons) {

  /** One that gives no reasons. */
  public GameBot(Policy<V, A> policy, Worth<V> worth, Effort effort) {
    this(policy, worth, effort, Reasons.none());
  }

  /**
   * How far the two levels that look ahead do so.
   *
   * @param playouts how many times the top level plays a decision on in all, for all actions
   *     together; 0 where the policy plays alone
   * @param fewer how many times the level below does: as many as leave it clearly stronger than the
   *     policy and clearly weaker than the top; as many as that where there is no such number, and
   *     they are one level
   * @param plies after so many actions a playout is cut, and counts what it is worth there
   * @param sure how many standard errors better an action has to be of which the policy thinks
   *     nothing: 2 where the policy is good, 0 where it only guides the playouts
   */
  public record Effort(int playouts, int fewer, int plies, double sure) {

    private static final double SURE = 2;

    /** One that trusts the policy. */
    public Effort(int playouts, int fewer, int plies) {
      this(playouts, fewer, plies, SURE);
    }

    /** No looking ahead. */
    public static final Effort NONE = new Effort(0, 0, 0);
  }

  private static final double SELDOM = 0.01;

  /** For a game that brings none: mostly the first legal action, and no looking ahead. */
  public static <V, A> GameBot<V, A> plain() {
    return new GameBot<>(
        sight -> {
          double[] weights = new double[sight.legalActions().size()];
          Arrays.fill(weights, SELDOM);
          weights[0] = 1;
          return weights;
        },
        (view, seat) -> 0.5,
        Effort.NONE);
  }
}
