package games.chalet.rules.antarctic.play;

import games.chalet.rules.antarctic.deck.Card;
import java.util.List;

/**
 * The cards that lie covered although everyone has seen them, and all that everyone could have
 * remembered of a round. It is in no view, because the rules show tops and counts only (ruling 17).
 *
 * @param underCentre the centre pile without its top, oldest first
 * @param discards the discard pile, oldest first
 * @param known cards in hands and payoff piles whose way everyone has seen
 * @param reshuffled the cards of each new draw pile of this round, sorted
 */
record Remembered(
    List<Card> underCentre, List<Card> discards, List<Card> known, List<List<Card>> reshuffled) {

  Remembered {
    underCentre = List.copyOf(underCentre);
    discards = List.copyOf(discards);
    known = List.copyOf(known);
    reshuffled = List.copyOf(reshuffled);
  }

  /**
   * Returns the number of the draw pile, from 0, from which {@code card} came if it is hidden now.
   */
  int age(Card card) {
    for (int age = reshuffled.size(); age > 0; age--) {
      if (reshuffled.get(age - 1).contains(card)) {
        return age;
      }
    }
    return 0;
  }
}
