package games.chalet.rules.crashlanding;

/** What becomes of a lander that touches the ground with some speed. */
public enum Touchdown {
  /** At a speed of 1. */
  SOFT,
  /** At a speed of 2: it survives, and scores half. */
  HARD,
  /** At 3 or more it is destroyed. */
  WRECK;

  private static final int HARD_SPEED = 2;

  /** What becomes of it at that speed downwards. */
  public static Touchdown at(int speed) {
    if (speed > HARD_SPEED) {
      return WRECK;
    }
    return speed == HARD_SPEED ? HARD : SOFT;
  }
}
