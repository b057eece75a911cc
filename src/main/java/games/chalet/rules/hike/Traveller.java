package games.chalet.rules.hike;

import games.chalet.engine.Seat;
import java.util.List;

/**
 * One racer on its way through a day, the hand included; the same however a table plays its days.
 *
 * @param seat who
 * @param underway the musher as it is now, and what it did today
 * @param unseen the cards in its hand that the others have not seen
 * @param discarded the care cards that it used today, in order; lent ones are not among them
 */
record Traveller(Seat seat, Underway underway, List<Card> unseen, List<Card> discarded) {

  Traveller {
    unseen = List.copyOf(unseen);
    discarded = List.copyOf(discarded);
  }
}
