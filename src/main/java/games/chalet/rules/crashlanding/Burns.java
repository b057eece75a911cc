package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.rockets.Direction;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The sets of rockets that can be fired together: two sides with equal totals (ruling C5). */
public final class Burns {

  private static final int NONE = -1;

  /** The most that a full hand weighs: with passengers an eight counts seven. */
  private static final int HEAVIEST = Pilot.HAND * 7;

  private final Flight flight;
  private final List<Rocket> hand;
  private final List<Burn> found = new ArrayList<>();

  private Burns(Flight flight, List<Rocket> hand) {
    this.flight = flight;
    this.hand = hand;
  }

  /** Returns all burns, each once: port has the first rocket. */
  static List<Burn> of(Flight flight, List<Rocket> hand) {
    Burns burns = new Burns(flight, hand);
    burns.split(0, 0, 0, 0, 0);
    return burns.found;
  }

  /**
   * Sends each rocket to port, to starboard, or to neither. Makes lists only of the few pairs that
   * may be in balance.
   *
   * @param port the places in the hand of those to port, as bits
   * @param heavier by how much port is heavier
   * @param more by how many rockets port has more
   */
  private void split(int next, int port, int starboard, int heavier, int more) {
    if (next == hand.size()) {
      if (starboard != 0 && (heavier == 0 || (heavier == more && flight.loaded()))) {
        add(at(port), at(starboard));
      }
      return;
    }
    int value = hand.get(next).value();
    int bit = 1 << next;
    split(next + 1, port | bit, starboard, heavier + value, more + 1);
    if (port != 0) {
      split(next + 1, port, starboard | bit, heavier - value, more - 1);
    }
    split(next + 1, port, starboard, heavier, more);
  }

  private List<Rocket> at(int places) {
    List<Rocket> rockets = new ArrayList<>();
    for (int place = 0; place < hand.size(); place++) {
      if ((places & (1 << place)) != 0) {
        rockets.add(hand.get(place));
      }
    }
    return rockets;
  }

  private void add(List<Rocket> port, List<Rocket> starboard) {
    for (Direction direction : Direction.values()) {
      if (balanced(flight, port, starboard, direction)
          && possible(flight, thrust(flight, port, direction), direction)) {
        found.add(new Burn(port, starboard, direction));
      }
    }
  }

  static boolean balanced(
      Flight flight, List<Rocket> port, List<Rocket> starboard, Direction direction) {
    int thrust = thrust(flight, port, direction);
    return thrust > 0 && thrust == thrust(flight, starboard, direction);
  }

  /** Returns the thrust of one side; on the way up with passengers each rocket counts one less. */
  public static int thrust(Flight flight, List<Rocket> side, Direction direction) {
    return Rocket.sum(side) - (direction == Direction.UP && flight.loaded() ? side.size() : 0);
  }

  /**
   * Returns true if a burn is possible: on the ground nothing pushes the lander down (ruling C10).
   */
  static boolean possible(Flight flight, int thrust, Direction direction) {
    return flight.stage() != Stage.GROUND || speed(flight, thrust, direction) <= 0;
  }

  /** Returns the speed after a burn. */
  public static int speed(Flight flight, int thrust, Direction direction) {
    return Flight.capped(flight.speed() + (direction == Direction.UP ? -thrust : thrust));
  }

  /**
   * Returns true if six of these rockets at most can push a lander with passengers up by more than
   * {@code speed} (ruling C11). Found rocket by rocket: for each number of fired ones, and each
   * amount by which port is heavier, only the heaviest port matters.
   */
  static boolean canExceed(int speed, List<Rocket> rockets) {
    int[][] heaviest = new int[Pilot.HAND + 1][2 * HEAVIEST + 1];
    for (int[] row : heaviest) {
      Arrays.fill(row, NONE);
    }
    heaviest[0][HEAVIEST] = 0;
    for (Rocket rocket : rockets) {
      int weight = rocket.value() - 1;
      for (int fired = Pilot.HAND - 1; fired >= 0; fired--) {
        for (int tilt = weight; tilt <= 2 * HEAVIEST - weight; tilt++) {
          int port = heaviest[fired][tilt];
          if (port != NONE) {
            int[] more = heaviest[fired + 1];
            more[tilt + weight] = Math.max(more[tilt + weight], port + weight);
            more[tilt - weight] = Math.max(more[tilt - weight], port);
          }
        }
      }
    }
    return Arrays.stream(heaviest).anyMatch(row -> row[HEAVIEST] > speed);
  }
}
