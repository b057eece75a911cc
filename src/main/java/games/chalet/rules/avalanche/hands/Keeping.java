package games.chalet.rules.avalanche.hands;

import games.chalet.engine.Seat;

/** How likely a seat that has drawn a card is to hold it still, told by what lies open. */
@FunctionalInterface
public interface Keeping {

  /** A number above 0; what has twice the number is twice as likely. */
  int weight(Seat seat, Card card);
}
