package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.CrashLandingView.Drift;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The position of a lander, and the effect of gravity on it.
 *
 * @param altitude 0 to 20
 * @param speed -8 to 8; downwards is positive
 * @param landings the speed of each safe landing
 * @param turns the number of turns that it has taken, the present one included
 * @param groundTurns the number of turns on the ground
 */
public record Flight(
    int altitude, int speed, Stage stage, List<Integer> landings, int turns, int groundTurns) {

  /** The highest altitude. */
  public static final int ORBIT = 20;

  /** The highest speed, down or up. */
  public static final int TOP_SPEED = 8;

  static final int GROUND_TURNS = 40;

  public Flight {
    landings = List.copyOf(landings);
  }

  /** Returns a lander in orbit, before the first turn. */
  static Flight at(int speed) {
    return new Flight(ORBIT, speed, Stage.DESCENT, List.of(), 0, 0);
  }

  /** Returns the flight of a lander as the board shows it. */
  public static Flight of(Lander lander) {
    return new Flight(
        lander.altitude(),
        lander.speed(),
        lander.stage(),
        lander.landings(),
        lander.turns(),
        lander.groundTurns());
  }

  /** Returns the speed within its limits; surplus thrust and gravity are lost (ruling C1). */
  public static int capped(int speed) {
    return Math.clamp(speed, -TOP_SPEED, TOP_SPEED);
  }

  public Flight withSpeed(int to) {
    return new Flight(altitude, to, stage, landings, turns, groundTurns);
  }

  Flight withStage(Stage to) {
    return new Flight(altitude, speed, to, landings, turns, groundTurns);
  }

  /** Returns true if each rocket of an upward burn counts one less (ruling C10). */
  public boolean loaded() {
    return stage == Stage.GROUND || stage == Stage.RETURN;
  }

  /**
   * Returns the flight after the burns of a turn. On the ground a lander that is fast enough lifts
   * off, and a slower one stands (ruling C10).
   */
  Flight afterBurns(Rules rules) {
    if (stage != Stage.GROUND) {
      return this;
    }
    return -speed > rules.gravity() ? withStage(Stage.RETURN) : withSpeed(0);
  }

  /** Begins the next turn: gravity and altitude, unless the lander stands on the ground. */
  Flight nextTurn(Rules rules) {
    return nextTurn(rules.gravity(), rules.options().rescue());
  }

  /**
   * Begins the next turn under this gravity.
   *
   * @param gravity the speed that it adds
   * @param rescue true if a lander that comes down safely has to go back
   */
  public Flight nextTurn(int gravity, boolean rescue) {
    if (stage == Stage.GROUND) {
      return new Flight(altitude, speed, stage, landings, turns + 1, groundTurns + 1);
    }
    int faster = capped(speed + gravity);
    int lower = Math.clamp(altitude - faster, 0, ORBIT);
    Flight fallen = new Flight(lower, faster, stage, landings, turns + 1, groundTurns);
    if (lower == 0) {
      return fallen.touching(rescue);
    }
    return stage == Stage.RETURN && lower == ORBIT ? fallen.withStage(Stage.HOME) : fallen;
  }

  private Flight touching(boolean rescue) {
    if (Touchdown.at(speed) == Touchdown.WRECK) {
      return withStage(Stage.WRECKED);
    }
    Flight landed =
        new Flight(altitude, speed, Stage.LANDED, Lists.plus(landings, speed), turns, groundTurns);
    return rescue ? landed.standing() : landed;
  }

  /**
   * Returns the lander standing. A lander that comes down after its last turn on the ground gets no
   * other turn there.
   */
  private Flight standing() {
    int standing = Math.min(groundTurns + 1, GROUND_TURNS);
    return new Flight(altitude, 0, Stage.GROUND, landings, turns, standing);
  }

  /** Returns the drift without another burn, up to the ground or the orbit. */
  List<Drift> ahead(Rules rules) {
    List<Drift> ahead = new ArrayList<>();
    Flight flight = afterBurns(rules);
    while (flight.stage == Stage.DESCENT || flight.stage == Stage.RETURN) {
      flight = flight.nextTurn(rules.gravity(), false);
      ahead.add(new Drift(flight.speed, flight.altitude, flight.touchdown()));
    }
    return ahead;
  }

  private Optional<Touchdown> touchdown() {
    return stage == Stage.LANDED || stage == Stage.WRECKED
        ? Optional.of(Touchdown.at(speed))
        : Optional.empty();
  }

  /** Returns the touchdown without another burn; empty if there would be none. */
  Optional<Lander.Impact> impact(Rules rules) {
    List<Drift> ahead = ahead(rules);
    return ahead.isEmpty()
        ? Optional.empty()
        : ahead
            .getLast()
            .touchdown()
            .map(touchdown -> new Lander.Impact(ahead.size(), ahead.getLast().speed(), touchdown));
  }
}
