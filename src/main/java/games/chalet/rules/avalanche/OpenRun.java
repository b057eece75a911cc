package games.chalet.rules.avalanche;

import games.chalet.rules.avalanche.hands.Card;
import java.util.List;

/**
 * A run that is not banked yet.
 *
 * @param run its cards and their worth
 * @param patrol true if a Ski Patrol lies next to it
 * @param closed true if a Piste Closed lies on it: its seat may add nothing to it on its next (or
 *     this, its present) turn
 */
public record OpenRun(Run run, boolean patrol, boolean closed) {

  /** Returns a run of these cards with nothing next to it. */
  static OpenRun of(List<Card> cards) {
    return new OpenRun(Run.of(cards), false, false);
  }

  OpenRun withCards(List<Card> cards) {
    return new OpenRun(Run.of(cards), patrol, closed);
  }

  OpenRun withPatrol(boolean nowGuarded) {
    return new OpenRun(run, nowGuarded, closed);
  }

  OpenRun withClosed(boolean nowClosed) {
    return new OpenRun(run, patrol, nowClosed);
  }
}
