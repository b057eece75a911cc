package games.chalet.rules.crashlanding.rockets;

import java.util.List;
import java.util.Optional;

/**
 * What a pilot has done in the present turn.
 *
 * @param found the rocket that was found
 * @param done whether the turn was ended
 */
public record Doings(Optional<Rocket> found, List<Fired> burns, boolean done) {

  /** At the beginning of a turn. */
  public static final Doings NONE = new Doings(Optional.empty(), List.of(), false);

  public Doings {
    burns = List.copyOf(burns);
  }
}
