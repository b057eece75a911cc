package games.chalet.rules.crashlanding.bot;

import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;
import games.chalet.rules.crashlanding.CrashLandingView;
import games.chalet.rules.crashlanding.Flight;
import games.chalet.rules.crashlanding.Stage;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;

/**
 * Picks the least useful of seven rockets: first by the burns that are possible in this turn. Then,
 * unless the flight ends with it, by the number of different burns that are left.
 */
final class SeventhRocket {

  private static final double PRICE_OF_A_THRUST = 0.001;

  private final Approach approach;
  private final Flight flight;
  private final int gravity;
  private final boolean rescue;

  SeventhRocket(Approach approach, Flight flight, CrashLandingView view) {
    this.approach = approach;
    this.flight = flight;
    this.gravity = view.board().gravity();
    this.rescue = view.board().options().rescueMission() == Variation.ON;
  }

  /** Returns the worth of the six that stay. */
  double without(Rocket rocket, List<Rocket> seven) {
    List<Rocket> rest = seven.stream().filter(other -> other != rocket).toList();
    long thrusts = Thrusts.of(rest, flight.loaded());
    double variety = PRICE_OF_A_THRUST * Long.bitCount(thrusts);
    double best = 0;
    for (long left = thrusts; left != 0; left &= left - 1) {
      int thrust = Long.numberOfTrailingZeros(left);
      Flight after = flight.withSpeed(Flight.capped(flight.speed() - thrust));
      double fired = thrust == 0 ? 0 : TablePilot.PRICE_OF_FIRING;
      double points = TablePilot.PRICE_OF_A_POINT * (Rocket.sum(rest) - 2 * thrust);
      double worth = approach.worth(after) - fired + points;
      best = Math.max(best, arrives(after) ? worth : worth + variety);
    }
    return best;
  }

  private boolean arrives(Flight after) {
    Stage stage = after.nextTurn(gravity, rescue).stage();
    return stage == Stage.LANDED || stage == Stage.HOME;
  }
}
