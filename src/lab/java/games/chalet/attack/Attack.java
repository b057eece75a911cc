package games.chalet.attack;

import games.chalet.testing.Browser;
import java.io.IOException;

/** One way to be a nuisance, over loopback and bounded in time. */
@FunctionalInterface
interface Attack {

  /**
   * Goes on until {@link Target#goesOn} says no.
   *
   * @throws IOException if it cannot even begin
   * @throws Browser.TurnedAway likewise
   */
  void on(Target target) throws IOException, InterruptedException;
}
