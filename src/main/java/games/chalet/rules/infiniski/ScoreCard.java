package games.chalet.rules.infiniski;

/**
 * The score card, reconstructed (ruling I16; its fixed points are the rulebook's): the size of the
 * hand and the worth of a flag, by speed.
 */
public final class ScoreCard {

  /** The highest speed; more is cut to it. */
  public static final int FASTEST = 10;

  static final int FIRST_SPEED = 4;
  static final int FIRST_HAZARD = 1;

  /** Hand and flag always make five. */
  private static final int HAND_AND_FLAG = 5;

  private ScoreCard() {}

  /**
   * Returns the number of cards that the skier holds at this speed: one less for two more of speed.
   */
  public static int hand(int speed) {
    return HAND_AND_FLAG - flag(speed);
  }

  /** Returns the worth of a flag at this speed. */
  public static int flag(int speed) {
    return Math.max(0, speed - 1) / 2;
  }
}
