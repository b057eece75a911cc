package games.chalet.rules.avalanche;

/** A pile from which cards are picked up. */
public enum Pile {
  /** All cards but the lifts, face down. */
  DRAW,
  /** Lifts only. */
  LIFT
}
