package games.chalet.rules.crashlanding.rockets;

import java.util.List;
import java.util.Optional;

/**
 * The actions of a pilot in the present turn.
 *
 * @param found the rocket that was found
 * @param done true if the turn was ended
 */
public record Doings(Optional<Rocket> found, List<Fired> burns, boolean done) {

  /** The actions at the beginning of a turn: none. */
  public static final Doings NONE = new Doings(Optional.empty(), List.of(), false);

  public Doings {
    burns = List.copyOf(burns);
  }

  /**
   * A burn that was made.
   *
   * @param port the rockets on the one side
   * @param starboard those on the other
   * @param thrust by how much it was meant to change the speed
   * @param speed the speed after it
   */
  public record Fired(
      List<Rocket> port, List<Rocket> starboard, Direction direction, int thrust, int speed) {

    public Fired {
      port = List.copyOf(port);
      starboard = List.copyOf(starboard);
    }
  }
}
