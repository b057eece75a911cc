package games.chalet.rules.crashlanding.bot;

import games.chalet.engine.Reasons;
import games.chalet.engine.Sight;
import games.chalet.rules.crashlanding.Burns;
import games.chalet.rules.crashlanding.CrashLandingAction;
import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingAction.Find;
import games.chalet.rules.crashlanding.CrashLandingAction.PutUnder;
import games.chalet.rules.crashlanding.CrashLandingView;
import games.chalet.rules.crashlanding.CrashLandingView.Cockpit;
import games.chalet.rules.crashlanding.Flight;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.ArrayList;
import java.util.List;

/** Reads the reasons for an action from the pilot's table and instruments. */
final class PilotReasons implements Reasons<CrashLandingView, CrashLandingAction> {

  @Override
  public Class<?> type() {
    return CrashLandingReason.class;
  }

  @Override
  public List<CrashLandingReason> of(
      Sight<CrashLandingView, CrashLandingAction> sight, CrashLandingAction action) {
    Cockpit cockpit = sight.view().own().orElseThrow();
    Flight flight = Flight.of(cockpit.now());
    return switch (action) {
      case Find find -> List.of(new CrashLandingReason.BringsRocket());
      case PutUnder put -> {
        List<Rocket> rest = cockpit.hand().stream().filter(other -> other != put.rocket()).toList();
        yield List.of(new CrashLandingReason.KeepsThrusts(Thrusts.count(rest, flight.loaded())));
      }
      case Burn burn -> burned(flight, cockpit, burn);
      case EndTurn endTurn -> coasting(flight, cockpit);
    };
  }

  private static List<CrashLandingReason> burned(Flight flight, Cockpit cockpit, Burn burn) {
    int thrust = Burns.thrust(flight, burn.port(), burn.direction());
    int speed = Burns.speed(flight, thrust, burn.direction());
    Flight after = flight.withSpeed(speed);
    int kept = cockpit.hand().size() - burn.port().size() - burn.starboard().size();
    return List.of(leaves(after), new CrashLandingReason.KeepsRockets(kept));
  }

  private static List<CrashLandingReason> coasting(Flight flight, Cockpit cockpit) {
    List<CrashLandingReason> reasons = new ArrayList<>();
    cockpit
        .now()
        .impact()
        .ifPresent(
            impact ->
                reasons.add(
                    new CrashLandingReason.ComesDown(
                        impact.turns(), impact.speed(), impact.touchdown())));
    reasons.add(leaves(flight));
    return reasons;
  }

  private static CrashLandingReason leaves(Flight flight) {
    return new CrashLandingReason.Leaves(flight.speed(), flight.altitude());
  }
}
