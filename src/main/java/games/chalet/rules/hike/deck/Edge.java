package games.chalet.rules.hike.deck;

/** What an edge of a husky card shows. */
public enum Edge {
  BLUE,
  PINK,
  /** The edge of a youngster, which goes next to any other. */
  JOKER;

  /** Whether two cards may lie side by side with these edges towards each other. */
  public boolean matches(Edge other) {
    return this == JOKER || other == JOKER || this == other;
  }
}
