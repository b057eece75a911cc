package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.avalanche.hands.Hand;
import java.util.List;

/**
 * The whole state of a match; never leaves the server.
 *
 * @param board the public part
 * @param hands by seat
 * @param drawPile the draw pile, the card that is picked up next first
 */
record AvalancheState(AvalancheBoard board, List<Hand> hands, List<Card> drawPile) {

  AvalancheState {
    hands = List.copyOf(hands);
    drawPile = List.copyOf(drawPile);
  }

  Hand hand(Seat seat) {
    return hands.get(seat.index());
  }
}
