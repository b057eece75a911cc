package games.chalet.rules.hike.sled;

import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Edges;
import games.chalet.rules.hike.deck.Edges.Edge;
import java.util.function.Function;

/** A side of a place in a sled. */
public enum Side {
  LEFT("left", Edges::left),
  RIGHT("right", Edges::right),
  TOP("top", Edges::top),
  BOTTOM("bottom", Edges::bottom);

  public final String word;

  @SuppressWarnings("ImmutableEnumChecker") // A method reference keeps nothing.
  private final Function<Edges, Edge> edge;

  Side(String word, Function<Edges, Edge> edge) {
    this.word = word;
    this.edge = edge;
  }

  /** Returns the edge of a husky at this side. */
  public Edge of(Card husky) {
    return edge.apply(husky.edges().orElseThrow());
  }

  public Side opposite() {
    return switch (this) {
      case LEFT -> RIGHT;
      case RIGHT -> LEFT;
      case TOP -> BOTTOM;
      case BOTTOM -> TOP;
    };
  }

  /**
   * Returns the place at this side of another one in a sled of two rows; -1 if there is none (R9).
   */
  int neighbour(int place, int columns) {
    return switch (this) {
      case LEFT -> place % columns > 0 ? place - 1 : -1;
      case RIGHT -> place % columns < columns - 1 ? place + 1 : -1;
      case TOP -> place >= columns ? place - columns : -1;
      case BOTTOM -> place < columns ? place + columns : -1;
    };
  }
}
