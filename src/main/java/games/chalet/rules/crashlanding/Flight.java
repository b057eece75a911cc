package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.CrashLandingView.Drift;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a lander is, and what gravity does to it.
 *
 * @param altitude 0 to 20
 * @param speed -8 to 8; downwards is positive
 * @param landings the speed of each safe landing
 * @param turns how many it has taken, the present one included
 * @param groundTurns how many of them on the ground
 */
public record Flight(
    int altitude, int speed, Stage stage, List<Integer> landings, int turns, int groundTurns) {

  /** The highest altitude. */
  public static final int ORBIT = 20;

  /** The highest speed, down as up. */
  public static final int TOP_SPEED = 8;

  static final int GROUND_TURNS = 40;

  public Flight {
    landings = List.copyOf(landings);
  }

  /** In orbit, before the first turn. */
  static Flight at(int speed) {
    return new Flight(ORBIT, speed, Stage.DESCENT, List.of(), 0, 0);
  }

  /** Surplus thrust and gravity are lost (ruling C1). */
  public static int capped(int speed) {
    return Math.clamp(speed, -TOP_SPEED, TOP_SPEED);
  }

  Flight withSpeed(int to) {
    return new Flight(altitude, to, stage, landings, turns, groundTurns);
  }

  Flight withStage(Stage to) {
    return new Flight(altitude, speed, to, landings, turns, groundTurns);
  }

  /** Whether upward burns count every rocket one less (ruling C10). */
  public boolean loaded() {
    return stage == Stage.GROUND || stage == Stage.RETURN;
  }

  /** After the burns of a turn: who is fast enough lifts off, who is not stands (ruling C10). */
  Flight afterBurns(Rules rules) {
    if (stage != Stage.GROUND) {
      return this;
    }
    return -speed > rules.heldDownUpTo() ? withStage(Stage.RETURN) : withSpeed(0);
  }

  /** The beginning of the next turn: gravity and altitude, unless it stands on the ground. */
  Flight nextTurn(Rules rules) {
    return nextTurn(rules.gravity(), rules.rescue());
  }

  /**
   * The same by what counts for it.
   *
   * @param gravity by how much the speed grows
   * @param rescue whether who comes down safely has to go back
   */
  public Flight nextTurn(int gravity, boolean rescue) {
    if (stage == Stage.GROUND) {
      return new Flight(altitude, speed, stage, landings, turns + 1, groundTurns + 1);
    }
    int faster = capped(speed + gravity);
    int lower = Math.clamp(altitude - faster, 0, ORBIT);
    Flight fallen = new Flight(lower, faster, stage, landings, turns + 1, groundTurns);
    if (lower == 0) {
      // At speed 0 only where the rulings of the first version let it lift off too slowly.
      return faster == 0 ? fallen.standing() : fallen.touching(rescue);
    }
    return stage == Stage.RETURN && lower == ORBIT ? fallen.withStage(Stage.HOME) : fallen;
  }

  private Flight touching(boolean rescue) {
    if (Touchdown.at(speed) == Touchdown.WRECK) {
      return withStage(Stage.WRECKED);
    }
    List<Integer> more = new ArrayList<>(landings);
    more.add(speed);
    Flight landed = new Flight(altitude, speed, Stage.LANDED, more, turns, groundTurns);
    return rescue ? landed.standing() : landed;
  }

  /** Who comes down after the last turn that the ground allows does not get another one. */
  private Flight standing() {
    int standing = Math.min(groundTurns + 1, GROUND_TURNS);
    return new Flight(altitude, 0, Stage.GROUND, landings, turns, standing);
  }

  /** Where it would be without another burn, up to the ground or the orbit. */
  List<Drift> ahead(Rules rules) {
    List<Drift> ahead = new ArrayList<>();
    Flight flight = afterBurns(rules);
    while (flight.stage == Stage.DESCENT || flight.stage == Stage.RETURN) {
      flight = flight.nextTurn(rules.withoutRescue());
      ahead.add(new Drift(flight.speed, flight.altitude, flight.touchdown()));
    }
    return ahead;
  }

  private Optional<Touchdown> touchdown() {
    return stage == Stage.LANDED || stage == Stage.WRECKED
        ? Optional.of(Touchdown.at(speed))
        : Optional.empty();
  }

  /** How it would touch the ground without another burn; empty where it would not. */
  Optional<Impact> impact(Rules rules) {
    List<Drift> ahead = ahead(rules);
    return ahead.isEmpty()
        ? Optional.empty()
        : ahead
            .getLast()
            .touchdown()
            .map(touchdown -> new Impact(ahead.size(), ahead.getLast().speed(), touchdown));
  }
}
