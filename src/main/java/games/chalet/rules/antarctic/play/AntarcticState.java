package games.chalet.rules.antarctic.play;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticEvent.OutOfOrder;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;
import java.util.Optional;

/**
 * Everything about a match; never leaves the server.
 *
 * @param board the public part
 * @param hands by seat, sorted
 * @param payoffs the payoff piles by seat, the top first
 * @param drawPile the draw pile, the card that is drawn next first
 * @param remembered what lies covered although everybody has seen it
 * @param conduct what the seat whose turn can be called did in it, since the last call that was
 *     wrong; whether it was in order is nobody's to know before a call
 * @param slip what was out of order in the action that led here, if it was
 */
public record AntarcticState(
    AntarcticBoard board,
    List<List<Card>> hands,
    List<List<Card>> payoffs,
    List<Card> drawPile,
    Remembered remembered,
    List<Move> conduct,
    Optional<OutOfOrder> slip) {

  public AntarcticState {
    hands = List.copyOf(hands);
    payoffs = List.copyOf(payoffs);
    drawPile = List.copyOf(drawPile);
    conduct = List.copyOf(conduct);
  }

  public List<Card> hand(Seat seat) {
    return hands.get(seat.index());
  }

  List<Card> payoff(Seat seat) {
    return payoffs.get(seat.index());
  }
}
