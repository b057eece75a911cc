package games.chalet.rules.antarctic.bot;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.Priority;

/** A reason why an action may be a good idea in Antarctic Solitaire. */
public sealed interface AntarcticReason {

  /** It goes out. */
  record GoesOut() implements AntarcticReason {}

  /** It leaves that many cards in the player's own payoff pile. */
  record LeavesInPayoff(int cards) implements AntarcticReason {}

  /** It lets the player discard that many cards (a Triple Topper). */
  record EarnsDiscards(int cards) implements AntarcticReason {}

  /** It keeps the order of priorities: nothing higher is open. */
  record KeepsOrder(Priority priority) implements AntarcticReason {}

  /** It puts one more card on a seat's payoff pile, which has that many then. */
  record Burdens(Seat seat, int cards) implements AntarcticReason {}

  /** It can be followed by a card of the hand. */
  record OpensWay() implements AntarcticReason {}

  /** It lets that many of the others lay the top of their payoff piles on it. */
  record LeavesOpening(int others) implements AntarcticReason {}

  /** It can follow a card of the hand: that card could be laid first in the next turn. */
  record FollowsFromHand() implements AntarcticReason {}

  /** It gives no wild card away. */
  record KeepsWild() implements AntarcticReason {}

  /**
   * The turn is likely to have broken the order.
   *
   * @param plain true if everyone can see it; otherwise the last call against this player was right
   */
  record LooksBroken(boolean plain) implements AntarcticReason {}

  /**
   * Nothing shows that the turn has broken the order, and a call costs little.
   *
   * @param roundOver true if a player has gone out, so that the round ends unless a call is right
   */
  record Guess(boolean roundOver) implements AntarcticReason {}

  /** Nothing shows that the turn has broken the order. */
  record LooksInOrder() implements AntarcticReason {}
}
