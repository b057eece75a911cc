package games.chalet.rules.antarctic.deck;

/** The five numbers of the deck; they go round: the question mark lies below 1 and above 4. */
public enum Numeral {
  ONE(1),
  TWO(2),
  THREE(3),
  FOUR(4),
  /** The question mark; it counts five points. */
  QUESTION(5);

  private final int points;

  Numeral(int points) {
    this.points = points;
  }

  public int points() {
    return points;
  }

  /** Returns the number that may be laid on this one. */
  public Numeral below() {
    return switch (this) {
      case ONE -> QUESTION;
      case TWO -> ONE;
      case THREE -> TWO;
      case FOUR -> THREE;
      case QUESTION -> FOUR;
    };
  }

  public boolean neighbours(Numeral other) {
    return below() == other || other.below() == this;
  }
}
