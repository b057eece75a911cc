package games.chalet.rules.crashlanding.rockets;

/** The direction in which a burn pushes the lander. */
public enum Direction {
  /** Against gravity: the speed falls. */
  UP,
  /** With gravity: the speed grows. */
  DOWN
}
