package games.chalet.rules.crashlanding;

/** The kind of a touchdown, by its speed. */
public enum Touchdown {
  /** A touchdown at a speed of 1. */
  SOFT,
  /** A touchdown at a speed of 2: the lander survives, and scores half. */
  HARD,
  /** A touchdown at 3 or more: the lander is destroyed. */
  WRECK;

  private static final int HARD_SPEED = 2;

  /** Returns the kind of a touchdown at that speed downwards. */
  public static Touchdown at(int speed) {
    if (speed > HARD_SPEED) {
      return WRECK;
    }
    return speed == HARD_SPEED ? HARD : SOFT;
  }
}
