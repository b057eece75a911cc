package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingAction.Find;
import games.chalet.rules.crashlanding.CrashLandingAction.PutUnder;
import games.chalet.rules.crashlanding.rockets.Direction;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A pilot guided by a table of what altitude and speed are worth, made as if each turn some burn
 * were possible with a fixed chance, whatever the hand. It finds whenever it can.
 */
final class TablePilot {

  private static final int ROUNDS = 120;
  private static final int OFFSET = Flight.TOP_SPEED;
  private static final int STRENGTHS = 8;
  private static final double LUCK = 0.6 / STRENGTHS;
  private static final double HARD = 0.55;
  private static final double PRICE_OF_A_BURN = 0.01;
  private static final double PRICE_OF_A_POINT = 0.0005;
  private static final double GOOD_START = 0.97;
  private static final int PATIENCE = 25;

  private static final Map<CrashLandingOptions, TablePilot> PILOTS = new ConcurrentHashMap<>();

  private final Rules rules;
  private final double[][] descent;
  private final double[][] back;

  private TablePilot(CrashLandingOptions options) {
    rules = new Rules(Rulings.V2, options);
    descent = table(Stage.DESCENT);
    back = table(Stage.RETURN);
  }

  static TablePilot of(CrashLandingOptions options) {
    return PILOTS.computeIfAbsent(options, TablePilot::new);
  }

  private double[][] table(Stage stage) {
    double[][] values = new double[Flight.ORBIT + 1][2 * OFFSET + 1];
    for (int round = 0; round < ROUNDS; round++) {
      double[][] before = values;
      values = new double[Flight.ORBIT + 1][2 * OFFSET + 1];
      for (int altitude = 0; altitude <= Flight.ORBIT; altitude++) {
        for (int speed = -OFFSET; speed <= OFFSET; speed++) {
          values[altitude][speed + OFFSET] =
              afterGravity(before, new Flight(altitude, speed, stage, List.of(), 0, 0));
        }
      }
    }
    return values;
  }

  private double afterGravity(double[][] values, Flight flight) {
    Flight next = flight.nextTurn(rules.withoutRescue());
    return switch (next.stage()) {
      case LANDED -> Touchdown.at(next.speed()) == Touchdown.SOFT ? 1 : HARD;
      case HOME -> 1;
      case WRECKED, STRANDED, GROUND -> 0;
      case DESCENT, RETURN -> withLuck(values[next.altitude()], next.speed());
    };
  }

  private static double withLuck(double[] bySpeed, int speed) {
    double still = bySpeed[speed + OFFSET];
    double value = (1 - LUCK * STRENGTHS) * still;
    for (int thrust = 1; thrust <= STRENGTHS; thrust++) {
      double burned = bySpeed[Flight.capped(speed - thrust) + OFFSET] - PRICE_OF_A_BURN;
      value += LUCK * Math.max(still, burned);
    }
    return value;
  }

  /** What it does next. */
  CrashLandingAction next(Pilot pilot) {
    if (pilot.holdsOneTooMany()) {
      return new PutUnder(leastUseful(pilot));
    }
    if (LegalActions.mayFind(rules, pilot)) {
      return new Find();
    }
    CrashLandingAction best = new EndTurn();
    double most = worth(pilot);
    for (Burn burn : Burns.of(pilot.flight(), pilot.hand())) {
      double worth = withMoreBurns(Piloting.apply(pilot, burn));
      if (worth > most) {
        best = burn;
        most = worth;
      }
    }
    boolean waits =
        pilot.flight().stage() == Stage.GROUND
            && pilot.doings().burns().isEmpty()
            && most < GOOD_START
            && pilot.rockets().deck() > 0
            && pilot.flight().groundTurns() < PATIENCE;
    return waits ? new EndTurn() : best;
  }

  private double withMoreBurns(Pilot pilot) {
    double most = worth(pilot);
    for (Burn burn : Burns.of(pilot.flight(), pilot.hand())) {
      most = Math.max(most, withMoreBurns(Piloting.apply(pilot, burn)));
    }
    return most;
  }

  private double worth(Pilot pilot) {
    Flight flight = pilot.flight();
    double[][] table = flight.loaded() ? back : descent;
    double here =
        flight.stage() == Stage.GROUND && flight.speed() == 0
            ? 0
            : table[flight.altitude()][flight.speed() + OFFSET];
    return here + PRICE_OF_A_POINT * Rocket.sum(pilot.hand());
  }

  /** Without which most remains possible. */
  private static Rocket leastUseful(Pilot pilot) {
    return pilot.hand().stream()
        .max(
            Comparator.<Rocket>comparingLong(rocket -> thrusts(pilot, rocket))
                .thenComparing(Comparator.comparingInt(Rocket::value).reversed()))
        .orElseThrow();
  }

  private static long thrusts(Pilot pilot, Rocket without) {
    List<Rocket> rest = pilot.hand().stream().filter(rocket -> rocket != without).toList();
    return Burns.of(pilot.flight(), rest).stream()
        .filter(burn -> burn.direction() == Direction.UP)
        .map(burn -> Burns.thrust(pilot.flight(), burn.port(), Direction.UP))
        .distinct()
        .count();
  }
}
