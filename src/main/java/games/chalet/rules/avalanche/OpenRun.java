package games.chalet.rules.avalanche;

import games.chalet.rules.avalanche.hands.Card;
import java.util.List;

/**
 * A run that is not banked yet.
 *
 * @param run its cards and what they would be worth
 * @param patrol whether a Ski Patrol lies beside it
 * @param closed whether a Piste Closed lies on it: its seat may add nothing to it on its next (or
 *     this, its present) turn
 */
public record OpenRun(Run run, boolean patrol, boolean closed) {

  /** A run of these cards with nothing beside it. */
  static OpenRun of(List<Card> cards) {
    return new OpenRun(Slope.run(cards), false, false);
  }

  OpenRun withCards(List<Card> cards) {
    return new OpenRun(Slope.run(cards), patrol, closed);
  }

  OpenRun patrolled() {
    return new OpenRun(run, true, closed);
  }

  OpenRun withoutPatrol() {
    return new OpenRun(run, false, closed);
  }

  OpenRun withClosed(boolean nowClosed) {
    return new OpenRun(run, patrol, nowClosed);
  }
}
