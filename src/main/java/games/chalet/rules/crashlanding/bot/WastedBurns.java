package games.chalet.rules.crashlanding.bot;

import games.chalet.rules.crashlanding.Burns;
import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.Flight;
import games.chalet.rules.crashlanding.Stage;
import games.chalet.rules.crashlanding.Touchdown;
import games.chalet.rules.crashlanding.rockets.Direction;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;

/** Burns that nobody fires who would not crash without one. */
final class WastedBurns {

  private WastedBurns() {}

  /**
   * A push up while it rises, or beyond the orbit (ruling C3); one down after which it falls too
   * fast to land, or that only slows the way home; and, with passengers, one with a rocket that
   * counts nothing (ruling C10).
   */
  static boolean isWasted(Flight flight, int gravity, Burn burn) {
    boolean descends = flight.stage() == Stage.DESCENT;
    int thrust = Burns.thrust(flight, burn.port(), burn.direction());
    int speed = Burns.speed(flight, thrust, burn.direction());
    if (burn.direction() == Direction.DOWN) {
      return !descends || Touchdown.at(speed + gravity) == Touchdown.WRECK;
    }
    return descends
        ? flight.speed() + gravity <= 0 || flight.altitude() + rise(speed, gravity) > Flight.ORBIT
        : holdsAce(burn.port()) || holdsAce(burn.starboard());
  }

  /** How much higher it gets from there. */
  private static int rise(int speed, int gravity) {
    int rise = 0;
    for (int next = speed + gravity; next < 0; next += gravity) {
      rise -= next;
    }
    return rise;
  }

  private static boolean holdsAce(List<Rocket> side) {
    return side.stream().anyMatch(rocket -> rocket.value() == 1);
  }
}
