package games.chalet.rules.crashlanding.rockets;

import java.util.List;

/**
 * A burn that was made.
 *
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
