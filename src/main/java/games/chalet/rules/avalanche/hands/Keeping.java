package games.chalet.rules.avalanche.hands;

import games.chalet.engine.Seat;

/** The likelihood that a seat still holds a card that it has drawn, judged by public facts. */
@FunctionalInterface
public interface Keeping {

  /** Returns a number above 0; a card with twice the number is twice as likely. */
  int weight(Seat seat, Card card);
}
