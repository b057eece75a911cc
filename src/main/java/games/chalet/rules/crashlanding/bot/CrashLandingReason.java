package games.chalet.rules.crashlanding.bot;

import games.chalet.rules.crashlanding.Touchdown;

/** A reason why an action may be a good idea in Crash Landing. */
public sealed interface CrashLandingReason {

  /**
   * The speed and altitude after the action.
   *
   * @param speed downwards is positive
   * @param altitude the altitude of the lander
   */
  record Leaves(int speed, int altitude) implements CrashLandingReason {}

  /**
   * The touchdown of the lander without another burn.
   *
   * @param turns the number of turns from now
   */
  record ComesDown(int turns, int speed, Touchdown touchdown) implements CrashLandingReason {}

  /** It brings a rocket, and costs no turn. */
  record BringsRocket() implements CrashLandingReason {}

  /**
   * The burns that the hand can still give.
   *
   * @param thrusts the number of different ones
   */
  record KeepsThrusts(int thrusts) implements CrashLandingReason {}

  /** The number of rockets that stay in the hand. */
  record KeepsRockets(int rockets) implements CrashLandingReason {}
}
