package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.rockets.Direction;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;

/** An action of a pilot after gravity has done its part. */
public sealed interface CrashLandingAction {

  /** Draws a rocket; once a turn. */
  record Find() implements CrashLandingAction {}

  /** With six rockets online, lays one of the seven under the rocket deck (ruling C6). */
  record PutUnder(Rocket rocket) implements CrashLandingAction {}

  /**
   * Fires rockets on both sides at once (ruling C5). The names of the sides change nothing: port is
   * the side with the first rocket in the order of {@link Rocket}, and each side is in that order.
   *
   * @param direction the direction in which the thrust of one side pushes
   */
  record Burn(List<Rocket> port, List<Rocket> starboard, Direction direction)
      implements CrashLandingAction {

    public Burn {
      port = List.copyOf(port);
      starboard = List.copyOf(starboard);
    }
  }

  /** Ends the turn. */
  record EndTurn() implements CrashLandingAction {}
}
