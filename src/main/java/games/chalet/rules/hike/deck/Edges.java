package games.chalet.rules.hike.deck;

/** The edges of a husky card, as the player looks at it; cards are never turned. */
public record Edges(Edge top, Edge right, Edge bottom, Edge left) {}
