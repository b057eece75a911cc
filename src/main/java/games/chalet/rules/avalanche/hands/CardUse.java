package games.chalet.rules.avalanche.hands;

/** What a seat did with one card, lifts left out. */
public sealed interface CardUse {

  Card card();

  /**
   * Took it from the draw pile.
   *
   * @param pile how often the draw pile had been made anew by then
   */
  record Drawn(int pile, Card card) implements CardUse {}

  /** Played it; nobody but the seat knows from which draw pile it had come. */
  record Played(Card card) implements CardUse {}
}
