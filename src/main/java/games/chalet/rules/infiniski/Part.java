package games.chalet.rules.infiniski;

/** A part of a slope card. */
public enum Part {
  /** The one section of a card that is laid upright. */
  PORTRAIT,
  /** The first section of a card on its side. */
  LEFT,
  /** The second section of a card on its side. */
  RIGHT
}
