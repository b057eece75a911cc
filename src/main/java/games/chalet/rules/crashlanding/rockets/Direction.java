package games.chalet.rules.crashlanding.rockets;

/** Where a burn pushes the lander. */
public enum Direction {
  /** Against gravity: the speed falls. */
  UP,
  /** With gravity: the speed grows. */
  DOWN
}
