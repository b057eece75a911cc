package games.chalet.rules.crashlanding;

/**
 * The version of the rulings under which a match is played: the one with which it began. All
 * differences between versions are decided here and nowhere else.
 */
enum Rulings {
  /**
   * A lander that burns upwards lifts off, and may stand again at once; a Re-Entry fires its
   * rocket.
   */
  V1(1),
  /** Only a lander that is faster than gravity lifts off; the rocket of a Re-Entry lies apart. */
  V2(2);

  /** The version of the rules, as headers and golden matches name it. */
  final int version;

  Rulings(int version) {
    this.version = version;
  }

  /**
   * Returns the upward speed that has to be exceeded to leave the ground (rulings C10, C11).
   *
   * @param gravity the speed that gravity adds each turn
   */
  int heldDownUpTo(int gravity) {
    return switch (this) {
      case V1 -> 0;
      case V2 -> gravity;
    };
  }

  /** Returns true if the rocket turned for a Re-Entry is counted among the fired ones (C8). */
  boolean firesTheTurnedOne() {
    return this == V1;
  }
}
