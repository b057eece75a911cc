package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import java.util.ArrayList;
import java.util.List;

/** Which rockets can be fired together: two sides with equal totals (ruling C5). */
final class Burns {

  private final Flight flight;
  private final List<Rocket> hand;
  private final List<Burn> found = new ArrayList<>();

  private Burns(Flight flight, List<Rocket> hand) {
    this.flight = flight;
    this.hand = hand;
  }

  /** All burns, each once: port has the first rocket. */
  static List<Burn> of(Flight flight, List<Rocket> hand) {
    Burns burns = new Burns(flight, hand);
    burns.split(0, List.of(), List.of());
    return burns.found;
  }

  /** Each rocket goes to port, to starboard, or to neither. */
  private void split(int next, List<Rocket> port, List<Rocket> starboard) {
    if (next == hand.size()) {
      add(port, starboard);
      return;
    }
    split(next + 1, with(port, hand.get(next)), starboard);
    if (!port.isEmpty()) {
      split(next + 1, port, with(starboard, hand.get(next)));
    }
    split(next + 1, port, starboard);
  }

  private static List<Rocket> with(List<Rocket> side, Rocket rocket) {
    List<Rocket> more = new ArrayList<>(side);
    more.add(rocket);
    return more;
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

  /** What one side weighs: going up with those who were rescued, each rocket counts one less. */
  static int thrust(Flight flight, List<Rocket> side, Direction direction) {
    return Rocket.sum(side) - (direction == Direction.UP && flight.loaded() ? side.size() : 0);
  }

  /** On the ground nothing pushes the lander down (ruling C10). */
  static boolean possible(Flight flight, int thrust, Direction direction) {
    return flight.stage() != Stage.GROUND || speed(flight, thrust, direction) <= 0;
  }

  static int speed(Flight flight, int thrust, Direction direction) {
    return Flight.capped(flight.speed() + (direction == Direction.UP ? -thrust : thrust));
  }

  static boolean anyUp(Flight flight, List<Rocket> hand) {
    return of(flight, hand).stream().anyMatch(burn -> burn.direction() == Direction.UP);
  }

  /**
   * Whether a lander on the ground could ever be lifted with these rockets: two alike will do, and
   * without those at most one of each value is left. Aces lift nothing.
   */
  static boolean canLift(List<Rocket> rockets) {
    List<Rocket> lifting = rockets.stream().filter(rocket -> rocket.value() > 1).toList();
    boolean alike = lifting.stream().map(Rocket::value).distinct().count() < lifting.size();
    return alike || anyUp(Flight.at(0).withStage(Stage.GROUND), lifting);
  }
}
