package games.chalet.rules.crashlanding.bot;

import games.chalet.rules.crashlanding.Flight;
import games.chalet.rules.crashlanding.Stage;
import games.chalet.rules.crashlanding.Touchdown;
import java.util.List;

/**
 * How likely a lander comes down (or home) from each altitude at each speed, made as if each turn
 * some upward burn were possible with a fixed chance, whatever the hand.
 */
final class Approach {

  private static final int ROUNDS = 120;
  private static final int OFFSET = Flight.TOP_SPEED;
  private static final int STRENGTHS = 8;
  private static final double LUCK = 0.6 / STRENGTHS;
  private static final double HARD = 0.55;
  private static final double PRICE_OF_A_BURN = 0.01;

  /** The value of falling back safely: the lander stands again, with fewer rockets. */
  private static final double BACK_ON_THE_GROUND = 0.4;

  private static final Approach MOON = new Approach(1);
  private static final Approach EARTH = new Approach(2);

  private final int gravity;
  private final double[][] descent;
  private final double[][] back;

  private Approach(int gravity) {
    this.gravity = gravity;
    this.descent = table(Stage.DESCENT);
    this.back = table(Stage.RETURN);
  }

  /** Under that gravity, 1 or 2. */
  static Approach under(int gravity) {
    return gravity == 1 ? MOON : EARTH;
  }

  /**
   * What that flight is worth before gravity does its part; 0 for who stands on the ground, and for
   * who is too slow to leave it (ruling C10).
   */
  double worth(Flight flight) {
    return switch (flight.stage()) {
      case LANDED -> Touchdown.at(flight.speed()) == Touchdown.SOFT ? 1 : HARD;
      case HOME -> 1;
      case WRECKED, STRANDED -> 0;
      case GROUND ->
          -flight.speed() > gravity ? back[flight.altitude()][flight.speed() + OFFSET] : 0;
      case RETURN -> back[flight.altitude()][flight.speed() + OFFSET];
      case DESCENT -> descent[flight.altitude()][flight.speed() + OFFSET];
    };
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
    Flight next = flight.nextTurn(gravity, false);
    return switch (next.stage()) {
      case LANDED -> flight.stage() == Stage.RETURN ? BACK_ON_THE_GROUND : worth(next);
      case HOME -> worth(next);
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
}
