package games.chalet.rules.antarctic.deck;

/** The five colours of the deck. */
public enum Colour {
  RED,
  YELLOW,
  GREEN,
  BLUE,
  /** Wild: it matches every colour, and on the centre pile it is declared one of the others. */
  BLACK
}
