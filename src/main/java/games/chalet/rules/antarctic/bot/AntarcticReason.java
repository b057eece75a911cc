package games.chalet.rules.antarctic.bot;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.calls.Priority;

/** Why something may be a good idea in Antarctic Solitaire. */
public sealed interface AntarcticReason {

  /** It goes out. */
  record GoesOut() implements AntarcticReason {}

  /** So many cards are left in the own payoff pile then. */
  record LeavesInPayoff(int cards) implements AntarcticReason {}

  /** So many cards may be discarded for it (a Triple Topper). */
  record EarnsDiscards(int cards) implements AntarcticReason {}

  /** It keeps the order of priorities: nothing higher is open. */
  record KeepsOrder(Priority priority) implements AntarcticReason {}

  /** Somebody has a card more in the payoff pile. */
  record Burdens(Seat seat, int cards) implements AntarcticReason {}

  /** A card of the hand goes on from there. */
  record OpensWay() implements AntarcticReason {}

  /** So many of the others could lay the top of their payoff piles on it. */
  record LeavesOpening(int others) implements AntarcticReason {}

  /** A card of the hand could be laid before it, so that it can follow in the next turn. */
  record FollowsFromHand() implements AntarcticReason {}

  /** No wild card is given away by it. */
  record KeepsWild() implements AntarcticReason {}

  /**
   * The turn is likely to have broken the order.
   *
   * @param plain whether everybody can see it; else the last call against this player was right
   */
  record LooksBroken(boolean plain) implements AntarcticReason {}

  /**
   * Nothing says that the turn has broken the order, and a call costs little.
   *
   * @param roundOver whether somebody has gone out, so that the round ends unless a call is right
   */
  record Guess(boolean roundOver) implements AntarcticReason {}

  /** Nothing says that the turn has broken the order. */
  record LooksInOrder() implements AntarcticReason {}
}
