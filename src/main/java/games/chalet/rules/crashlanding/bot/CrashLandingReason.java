package games.chalet.rules.crashlanding.bot;

import games.chalet.rules.crashlanding.Touchdown;

/** Why something may be a good idea in Crash Landing. */
public sealed interface CrashLandingReason {

  /**
   * What it leaves.
   *
   * @param speed downwards is positive
   * @param altitude where the lander is
   */
  record Leaves(int speed, int altitude) implements CrashLandingReason {}

  /**
   * How the lander comes down without another burn.
   *
   * @param turns how many turns from now
   */
  record ComesDown(int turns, int speed, Touchdown touchdown) implements CrashLandingReason {}

  /** It brings a rocket, and costs no turn. */
  record BringsRocket() implements CrashLandingReason {}

  /**
   * Which burns the hand can still give.
   *
   * @param thrusts how many different ones
   */
  record KeepsThrusts(int thrusts) implements CrashLandingReason {}

  /** How many rockets stay in the hand. */
  record KeepsRockets(int rockets) implements CrashLandingReason {}
}
