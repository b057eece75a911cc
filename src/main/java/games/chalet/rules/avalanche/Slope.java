package games.chalet.rules.avalanche;

import games.chalet.rules.avalanche.hands.Card;
import java.util.List;

/** The points of run cards, and the rule by which they link. */
public final class Slope {

  private static final int BONUS = 4;
  private static final int CARDS_FOR_BONUS = 5;

  private Slope() {}

  /** Returns true if {@code card} may be linked to the right end of {@code run}. */
  static boolean links(List<Card> run, Card card) {
    return run.isEmpty() || Math.abs(card.steepness() - run.getLast().steepness()) <= 1;
  }

  /** Returns the run of these cards with its points. */
  public static Run run(List<Card> cards) {
    int bonus = cards.size() >= CARDS_FOR_BONUS ? BONUS : 0;
    int points = bonus + cards.stream().mapToInt(Card::steepness).sum();
    return new Run(cards, points, bonus);
  }
}
