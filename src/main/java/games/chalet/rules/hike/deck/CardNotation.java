package games.chalet.rules.hike.deck;

/** Reads the letters in which the tables of cards are written. */
final class CardNotation {

  private CardNotation() {}

  static Terrain terrain(int letter) {
    return switch (Character.toUpperCase(letter)) {
      case 'C' -> Terrain.COMPACT;
      case 'I' -> Terrain.ICE;
      case 'P' -> Terrain.POWDER;
      default -> throw new IllegalArgumentException("No snow: " + (char) letter);
    };
  }

  private static Edges.Edge edge(int letter) {
    return switch (letter) {
      case 'B' -> Edges.Edge.BLUE;
      case 'P' -> Edges.Edge.PINK;
      case 'J' -> Edges.Edge.JOKER;
      default -> throw new IllegalArgumentException("No edge: " + (char) letter);
    };
  }

  static Edges edges(String letters) {
    return new Edges(
        edge(letters.charAt(0)),
        edge(letters.charAt(1)),
        edge(letters.charAt(2)),
        edge(letters.charAt(3)));
  }

  /** Reads a field; a small letter is one that needs equipment. */
  static Field field(int letter) {
    return new Field(terrain(letter), Character.isLowerCase(letter));
  }
}
