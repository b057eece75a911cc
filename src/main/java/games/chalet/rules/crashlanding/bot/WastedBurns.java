package games.chalet.rules.crashlanding.bot;

import games.chalet.rules.crashlanding.Burns;
import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.Flight;
import games.chalet.rules.crashlanding.Stage;
import games.chalet.rules.crashlanding.Touchdown;
import games.chalet.rules.crashlanding.rockets.Direction;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;

/** Burns that are never worth firing. */
final class WastedBurns {

  private WastedBurns() {}

  /**
   * Returns true for a push up while the lander rises, or beyond the orbit (ruling C3). Also for a
   * push down after which it falls too fast to land, or that only slows the way home. With
   * passengers, also for a burn with a rocket that counts nothing (ruling C10).
   *
   * @param safe true if the lander would not crash at once; if it would, the orbit does not matter
   */
  static boolean isWasted(Flight flight, int gravity, boolean safe, Burn burn) {
    boolean descends = flight.stage() == Stage.DESCENT;
    int thrust = Burns.thrust(flight, burn.port(), burn.direction());
    int speed = Burns.speed(flight, thrust, burn.direction());
    if (burn.direction() == Direction.DOWN) {
      return !descends || Touchdown.at(speed + gravity) == Touchdown.WRECK;
    }
    boolean lost = safe && flight.altitude() + rise(speed, gravity) > Flight.ORBIT;
    return descends
        ? lost || flight.speed() + gravity <= 0
        : holdsAce(burn.port()) || holdsAce(burn.starboard());
  }

  /** Returns the altitude that the lander still gains at that speed. */
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
