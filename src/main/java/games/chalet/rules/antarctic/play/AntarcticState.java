package games.chalet.rules.antarctic.play;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticEvent.OutOfOrder;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;
import java.util.Optional;

/**
 * The whole state of a match; never leaves the server.
 *
 * @param board the public part
 * @param hands by seat, sorted
 * @param payoffs the payoff piles by seat, the top first
 * @param drawPile the draw pile, the card that is drawn next first
 * @param remembered the cards that lie covered although everyone has seen them
 * @param conduct the moves of the seat whose turn can be called, since the last call that was
 *     wrong; before a call no player may know whether they were in order
 * @param slip the play out of order in the action that led here, if there was one
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

  /**
   * The cards that lie covered although everyone has seen them, and all that everyone could have
   * remembered of a round. It is in no view, because the rules show tops and counts only (ruling
   * 17).
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
     * Returns the number of the draw pile, from 0, from which {@code card} came if it is hidden
     * now.
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
}
