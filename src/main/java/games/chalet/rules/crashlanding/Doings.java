package games.chalet.rules.crashlanding;

import java.util.List;
import java.util.Optional;

/**
 * What a pilot has done in the present turn.
 *
 * @param found the rocket that was found
 * @param done whether the turn was ended
 */
record Doings(Optional<Rocket> found, List<Fired> burns, boolean done) {

  static final Doings NONE = new Doings(Optional.empty(), List.of(), false);

  Doings {
    burns = List.copyOf(burns);
  }
}
