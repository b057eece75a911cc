package games.chalet.rules.antarctic.bot;

import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;

/**
 * The choice of the card that closes a turn (ruling 16: any card of the hand). It is the top of the
 * player's own payoff pile in the next turn, and the others may load it until then.
 */
final class Closing {

  /** The worth of a wild card kept in the hand. */
  private static final double KEPT = 0.25;

  /** The cost of a wild top: any card with a neighbouring number may be loaded on it. */
  private static final double INVITES = 0.15;

  /** The worth of holding a card on which the new top could follow. */
  private static final double FOLLOWS = 0.3;

  private static final double POINT = 0.01;

  private Closing() {}

  /**
   * Returns the worth of closing with that card, in cards of the payoff pile; only for comparison
   * with other cards.
   */
  static double value(Card card, List<Card> hand, Loads loads) {
    double value = -POINT * card.numeral().points();
    if (card.wild()) {
      value -= KEPT + (loads == Loads.WILD ? INVITES : 0);
    }
    return follows(card, hand) ? value + FOLLOWS : value;
  }

  /** Returns true if the hand holds a card on which that one, as the new top, could follow. */
  static boolean follows(Card card, List<Card> hand) {
    return hand.stream().anyMatch(other -> other != card && leads(other, card));
  }

  /** Returns true if the second could be laid on the first on the centre pile. */
  private static boolean leads(Card first, Card then) {
    return first.numeral().below() == then.numeral()
        && (first.wild()
            || then.wild()
            || first.colour() == then.colour()
            || first.suit() == then.suit());
  }
}
