package games.chalet.rules.hike.deck;

/** The edges of a husky card, as the player looks at it; cards are never turned. */
public record Edges(Edge top, Edge right, Edge bottom, Edge left) {

  /** An edge of a husky card. */
  public enum Edge {
    BLUE,
    PINK,
    /** The edge of a youngster, which goes next to any other. */
    JOKER;

    /** Returns true if two cards may lie side by side with these edges towards each other. */
    public boolean matches(Edge other) {
      return this == JOKER || other == JOKER || this == other;
    }
  }
}
