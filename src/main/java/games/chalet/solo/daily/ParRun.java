package games.chalet.solo.daily;

import games.chalet.engine.Outcome;
import java.util.Optional;

/**
 * What a bot came to with the cards of a day.
 *
 * @param number counted from 1
 * @param actions what it did, as a list in JSON; empty where that was not kept
 */
record ParRun(int number, Outcome outcome, Optional<String> actions) {

  double returns() {
    return outcome.results().getFirst().returns();
  }

  /** Whether the game does not call that lost. */
  boolean isSuccess() {
    return returns() > 0;
  }
}
