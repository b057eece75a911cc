package games.chalet.rules.infiniski;

/** The orientation in which a slope card is laid. */
public enum Orientation {
  /** Upright: one section. */
  PORTRAIT,
  /** On its side: a left section, then a right one. */
  LANDSCAPE
}
