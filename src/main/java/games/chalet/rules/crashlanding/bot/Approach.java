package games.chalet.rules.crashlanding.bot;

import games.chalet.engine.Seat;
import games.chalet.rules.crashlanding.CrashLandingView;
import games.chalet.rules.crashlanding.Flight;
import games.chalet.rules.crashlanding.Lander;
import games.chalet.rules.crashlanding.Stage;
import games.chalet.rules.crashlanding.Touchdown;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The likelihood that a lander comes down (or home) as its pilot wants, by altitude and speed. The
 * table is made as if some upward burn were possible each turn with a fixed chance, whatever the
 * hand.
 */
final class Approach {

  private static final int ROUNDS = 120;
  private static final int OFFSET = Flight.TOP_SPEED;
  private static final int STRENGTHS = 8;
  private static final double LUCK = 0.6 / STRENGTHS;
  private static final double PRICE_OF_A_BURN = 0.01;

  /** The value of falling back safely: the lander stands again, with fewer rockets. */
  private static final double BACK_ON_THE_GROUND = 0.4;

  private static final List<Map<Aim, Approach>> BY_GRAVITY = List.of(tables(1), tables(2));

  private final int gravity;
  private final Aim aim;
  private final double[][] descent;
  private final double[][] back;

  /** The aim of a pilot. */
  enum Aim {
    /** To score points: a hard landing brings half of them. */
    POINTS(0.55, 1),
    /** To land before the other does. */
    FIRST(0.95, 0.91),
    /** To land at all, because the other lander is lost. */
    SAFELY(1, 1);

    private final double hard;
    private final double haste;

    /**
     * Creates an aim.
     *
     * @param hard the worth of a hard landing
     * @param haste the worth of a landing a turn later
     */
    Aim(double hard, double haste) {
      this.hard = hard;
      this.haste = haste;
    }
  }

  private Approach(int gravity, Aim aim) {
    this.gravity = gravity;
    this.aim = aim;
    this.descent = table(Stage.DESCENT);
    this.back = table(Stage.RETURN);
  }

  private static Map<Aim, Approach> tables(int gravity) {
    Map<Aim, Approach> tables = new EnumMap<>(Aim.class);
    for (Aim aim : Aim.values()) {
      tables.put(aim, new Approach(gravity, aim));
    }
    return tables;
  }

  /** Returns the table for that gravity, 1 or 2, and that aim. */
  static Approach under(int gravity, Aim aim) {
    return Objects.requireNonNull(BY_GRAVITY.get(gravity - 1).get(aim));
  }

  /**
   * Returns the worth of a flight before gravity does its part; 0 for a lander that stands on the
   * ground, or is too slow to leave it (ruling C10).
   */
  double worth(Flight flight) {
    return switch (flight.stage()) {
      case LANDED -> Touchdown.at(flight.speed()) == Touchdown.SOFT ? 1 : aim.hard;
      case HOME -> 1;
      case WRECKED, STRANDED -> 0;
      case GROUND ->
          -flight.speed() > gravity ? back[flight.altitude()][flight.speed() + OFFSET] : 0;
      case RETURN -> back[flight.altitude()][flight.speed() + OFFSET];
      case DESCENT -> descent[flight.altitude()][flight.speed() + OFFSET];
    };
  }

  /**
   * Returns the table for that seat. In a race points do not count: the first to come in has won
   * (ruling C12).
   */
  static Approach of(CrashLandingView view, Seat seat) {
    List<Lander> landers = view.board().landers();
    boolean alone = landers.size() == 1;
    return under(
        view.board().gravity(),
        alone ? Aim.POINTS : against(landers.get(1 - seat.index()).stage()));
  }

  private static Aim against(Stage other) {
    return other == Stage.WRECKED || other == Stage.STRANDED ? Aim.SAFELY : Aim.FIRST;
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
      case DESCENT -> aim.haste * withLuck(values[next.altitude()], next.speed());
      case RETURN -> withLuck(values[next.altitude()], next.speed());
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
