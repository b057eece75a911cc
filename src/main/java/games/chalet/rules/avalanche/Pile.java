package games.chalet.rules.avalanche;

/** A pile from which cards are picked up. */
public enum Pile {
  /** Everything but lifts, face down. */
  DRAW,
  /** Lifts only. */
  LIFT
}
