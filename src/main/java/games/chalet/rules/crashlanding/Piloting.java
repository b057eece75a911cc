package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingAction.Find;
import games.chalet.rules.crashlanding.CrashLandingAction.PutUnder;
import games.chalet.rules.crashlanding.rockets.Doings;
import games.chalet.rules.crashlanding.rockets.Doings.Fired;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/** The actions within a turn, and the end and beginning of turns; the same alone and in a race. */
final class Piloting {

  private Piloting() {}

  static Pilot apply(Pilot pilot, CrashLandingAction action) {
    return switch (action) {
      case Find find -> find(pilot);
      case PutUnder put -> pilot.with(pilot.rockets().layUnder(put.rocket()), pilot.doings());
      case Burn burn -> burn(pilot, burn);
      case EndTurn endTurn -> end(pilot);
    };
  }

  private static Pilot find(Pilot pilot) {
    Rocket top = pilot.rockets().top();
    return pilot.with(
        pilot.rockets().draw(), new Doings(Optional.of(top), pilot.doings().burns(), false));
  }

  private static Pilot burn(Pilot pilot, Burn burn) {
    int thrust = Burns.thrust(pilot.flight(), burn.port(), burn.direction());
    int speed = Burns.speed(pilot.flight(), thrust, burn.direction());
    List<Rocket> rockets = Lists.plusAll(burn.port(), burn.starboard());
    Fired fired = new Fired(burn.port(), burn.starboard(), burn.direction(), thrust, speed);
    return new Pilot(
        pilot.flight().withSpeed(speed),
        pilot.rockets().fire(rockets),
        new Doings(pilot.doings().found(), Lists.plus(pilot.doings().burns(), fired), false));
  }

  static Pilot end(Pilot pilot) {
    return pilot.with(new Doings(pilot.doings().found(), pilot.doings().burns(), true));
  }

  /** Ends a turn: a lander on the ground lifts off, still stands, or is stranded. */
  static Pilot dusk(Rules rules, Pilot pilot) {
    Pilot later = pilot.with(pilot.flight().afterBurns(rules));
    return later.flight().stage() == Stage.GROUND ? strandedIf(lost(rules, later), later) : later;
  }

  static Pilot dawn(Rules rules, Pilot pilot) {
    Flight flight = pilot.flight().nextTurn(rules);
    Pilot next = new Pilot(flight, pilot.rockets(), Doings.NONE);
    boolean touched = flight.stage() == Stage.GROUND && pilot.flight().stage() != Stage.GROUND;
    return strandedIf(touched && lost(rules, pilot), next);
  }

  /**
   * Returns true if a lander on the ground has no turn left there, or no rockets to leave it
   * (ruling C11).
   */
  private static boolean lost(Rules rules, Pilot pilot) {
    return pilot.flight().groundTurns() >= Flight.GROUND_TURNS
        || !Burns.canExceed(rules.gravity(), pilot.rockets().unfired());
  }

  private static Pilot strandedIf(boolean lost, Pilot pilot) {
    return lost ? pilot.with(pilot.flight().withStage(Stage.STRANDED)) : pilot;
  }
}
