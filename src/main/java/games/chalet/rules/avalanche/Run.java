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

  public Run {
    cards = List.copyOf(cards);
  }
}
