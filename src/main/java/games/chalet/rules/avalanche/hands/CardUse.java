package games.chalet.rules.avalanche.hands;

/** A seat's use of one card, lifts left out. */
public sealed interface CardUse {

  /**
   * The seat took the card from the draw pile.
   *
   * @param pile the number of recycles before, 0 for the first draw pile
   */
  record Drawn(int pile, Card card) implements CardUse {}

  /** The seat played the card; only the seat knows from which draw pile it had come. */
  record Played(Card card) implements CardUse {}
}
