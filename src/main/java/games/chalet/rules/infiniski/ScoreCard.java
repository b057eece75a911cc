package games.chalet.rules.infiniski;

/**
 * The score card, reconstructed (ruling I16; its fixed points are the rulebook's): how many cards
 * the skier holds at a speed, and what a flag is worth.
 */
public final class ScoreCard {

  /** The highest speed; more is cut to it. */
  public static final int FASTEST = 10;

  static final int FIRST_SPEED = 4;
  static final int FIRST_HAZARD = 1;

  /** Hand and flag always make five. */
  private static final int HAND_AND_FLAG = 5;

  private ScoreCard() {}

  /** How many cards the skier holds at this speed: one less for two more of speed. */
  public static int hand(int speed) {
    return HAND_AND_FLAG - flag(speed);
  }

  /** What a flag is worth at this speed. */
  public static int flag(int speed) {
    return Math.max(0, speed - 1) / 2;
  }
}
