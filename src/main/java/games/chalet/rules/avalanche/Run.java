package games.chalet.rules.avalanche;

import games.chalet.rules.avalanche.hands.Card;
import java.util.List;

/**
 * A ski run: a lift and the run cards linked to it.
 *
 * @param cards the run cards from left to right, without the lift
 * @param points its worth once it is banked, the bonus included
 * @param bonus the part of the points that is the bonus for five or more cards
 */
public record Run(List<Card> cards, int points, int bonus) {

  private static final int BONUS = 4;
  private static final int CARDS_FOR_BONUS = 5;

  public Run {
    cards = List.copyOf(cards);
  }

  /** Returns the run of these cards with its points. */
  public static Run of(List<Card> cards) {
    int bonus = cards.size() >= CARDS_FOR_BONUS ? BONUS : 0;
    int points = bonus + cards.stream().mapToInt(Card::steepness).sum();
    return new Run(cards, points, bonus);
  }

  /** Returns true if {@code card} may be linked to the right end of {@code run}. */
  static boolean links(List<Card> run, Card card) {
    return run.isEmpty() || Math.abs(card.steepness() - run.getLast().steepness()) <= 1;
  }
}
