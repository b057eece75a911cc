package games.chalet.rules.crashlanding;

/**
 * Which reading of the rulings a match is played under: the one with which it began. Where they
 * differ both stand side by side here and nowhere else.
 */
enum Rulings {
  /** Whoever burns upwards lifts off, and may stand again at once; a Re-Entry fires its rocket. */
  V1(1),
  /** Only who is faster than gravity lifts off; the rocket of a Re-Entry lies apart. */
  V2(2);

  private final int version;

  Rulings(int version) {
    this.version = version;
  }

  /** The version of the rules, as headers and golden matches name it. */
  int version() {
    return version;
  }

  /**
   * The upward speed that has to be exceeded to leave the ground (rulings C10, C11).
   *
   * @param gravity by how much the speed grows each turn
   */
  int heldDownUpTo(int gravity) {
    return switch (this) {
      case V1 -> 0;
      case V2 -> gravity;
    };
  }

  /** Whether the rocket turned for a Re-Entry is counted among those that were fired (C8). */
  boolean firesTheTurnedOne() {
    return this == V1;
  }
}
