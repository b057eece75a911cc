package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;

/** An action of a seat. */
public sealed interface AntarcticAction {

  /** Declares the first centre card, which is wild; the dealer's action. */
  record DeclareFirst(Face as) implements AntarcticAction {}

  /**
   * Lays a card on the centre pile; the wronged player does it out of turn.
   *
   * @param as the face that it counts as there: the printed one if nothing on the card is wild
   */
  record PlayCentre(Source from, Card card, Face as) implements AntarcticAction {}

  /** Lays a card on the payoff pile of the opponent {@code onto}. */
  record Load(Source from, Card card, Seat onto) implements AntarcticAction {}

  /** Discards a card that a Triple Topper has earned. */
  record Spend(Source from, Card card) implements AntarcticAction {}

  /** Lays a card from the hand on the player's own payoff pile, which ends the turn. */
  record Close(Card card) implements AntarcticAction {}

  /** Ends the turn without a card, because the hand is empty. */
  record EndTurn() implements AntarcticAction {}

  /** Calls the turn with this number: claims that its player has broken the order of priorities. */
  record Call(int turn) implements AntarcticAction {}

  /**
   * Lets the match continue after that turn; who has accepted may still call as long as any seat
   * may.
   */
  record Accept(int turn) implements AntarcticAction {}

  /** Ends the play out of turn; the action of the wronged player. */
  record Decline() implements AntarcticAction {}
}
