package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;

/** What a seat can do. */
public sealed interface AntarcticAction {

  /** The dealer says what the first centre card counts as, because it is wild. */
  record DeclareFirst(Face as) implements AntarcticAction {}

  /**
   * Lays a card on the centre pile; the wronged player does it out of turn.
   *
   * @param as what it counts as there: of a card without anything wild, what is printed on it
   */
  record PlayCentre(Source from, Card card, Face as) implements AntarcticAction {}

  /** Lays a card on the payoff pile of an opponent. */
  record Load(Source from, Card card, Seat onto) implements AntarcticAction {}

  /** Discards a card that a Triple Topper has earned. */
  record Spend(Source from, Card card) implements AntarcticAction {}

  /** Lays a card from the hand on the own payoff pile, which ends the turn. */
  record Close(Card card) implements AntarcticAction {}

  /** Ends the turn without a card, because there is none. */
  record EndTurn() implements AntarcticAction {}

  /** Says that the player of the turn with this number has broken the order of priorities. */
  record Call(int turn) implements AntarcticAction {}

  /** Lets the match go on; who has accepted may still call as long as anybody may. */
  record Accept(int turn) implements AntarcticAction {}

  /** The wronged player does not play out of turn, or no more. */
  record Decline() implements AntarcticAction {}
}
