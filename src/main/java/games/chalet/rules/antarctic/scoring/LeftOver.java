package games.chalet.rules.antarctic.scoring;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;

/**
 * The payoff pile of one seat, turned up at the end of a round.
 *
 * @param cards the top first
 */
public record LeftOver(Seat seat, List<Card> cards) {

  public LeftOver {
    cards = List.copyOf(cards);
  }
}
