package games.chalet.rules.antarctic.deck;

/** The five suits of the deck. */
public enum Suit {
  CIRCLE,
  HEART,
  TRIANGLE,
  SQUARE,
  /** Wild: it matches every suit, and on the centre pile it is declared one of the others. */
  BLOB
}
