package games.chalet.engine;

import java.util.Arrays;

/**
 * The parts that a game provides for rule-based bots; the rules themselves never use them.
 *
 * @param policy chooses as a sensible player does
 * @param worth estimates how good a match looks
 * @param effort limits how far the best of these bots look ahead
 * @param reasons explains the choices
 * @param <V> the game's view
 * @param <A> the game's actions
 */
public record GameBot<V, A>(
    Policy<V, A> policy, Worth<V> worth, Effort effort, Reasons<V, A> reasons) {

  /** Creates a bot that gives no reasons. */
  public GameBot(Policy<V, A> policy, Worth<V> worth, Effort effort) {
    this(policy, worth, effort, Reasons.none());
  }

  /**
   * The limits within which the two levels that look ahead do so.
   *
   * @param playouts playouts of the top level for one decision, for all its actions together; 0
   *     where the policy plays alone
   * @param fewer playouts of the level below: enough to be clearly stronger than the policy and
   *     clearly weaker than the top. Equal to {@code playouts} where no such number exists, so that
   *     the two are one level
   * @param plies the number of actions after which a playout is cut and valued as it stands
   * @param sure by how many standard errors an action to which the policy gives no weight has to be
   *     better: 2 where the policy is good, 0 where it only guides the playouts
   */
  public record Effort(int playouts, int fewer, int plies, double sure) {

    private static final double SURE = 2;

    /** Creates an effort that trusts the policy. */
    public Effort(int playouts, int fewer, int plies) {
      this(playouts, fewer, plies, SURE);
    }

    /** No looking ahead. */
    public static final Effort NONE = new Effort(0, 0, 0);
  }

  private static final double SELDOM = 0.01;

  /**
   * Returns a bot for a game that provides none: it mostly takes the first legal action and does
   * not look ahead.
   */
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
