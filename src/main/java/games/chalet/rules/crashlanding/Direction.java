package games.chalet.rules.crashlanding;

/** Where a burn pushes the lander. */
public enum Direction {
  /** Against gravity: the speed falls. */
  UP,
  /** With gravity: the speed grows. */
  DOWN
}
