package games.chalet.rules.crashlanding;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingAction.Find;
import games.chalet.rules.crashlanding.CrashLandingAction.PutUnder;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.rockets.Direction;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.kit.Lists;
import games.chalet.rules.kit.StandardRefusal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * The refusals of Crash Landing. Each rests on a paragraph of the rules page: {@code find}, {@code
 * burn}, {@code balance}, {@code rescue}, {@code ground}, {@code race}, {@code rockets}, {@code
 * end}.
 */
final class Refusals {

  static final int MAX_SEATS = 2;

  /** The numbers of rockets that may be online at the start (ruling C13). */
  static final List<Integer> START_ROCKETS = List.of(0, 2, 4);

  private Refusals() {}

  static List<Refusal> ofOptions(CrashLandingOptions options, int seats) {
    List<Refusal> wrong = new ArrayList<>();
    if (seats < 1 || seats > MAX_SEATS) {
      wrong.add(CrashLandingRefusal.SEATS.of());
    }
    if (!START_ROCKETS.contains(options.rockets())) {
      wrong.add(CrashLandingRefusal.ROCKETS.of());
    }
    if (seats == 1 && options.shuffle() == Shuffle.SAME) {
      wrong.add(CrashLandingRefusal.SHUFFLE_ALONE.of());
    }
    return wrong;
  }

  /** Refuses an action that is not among the legal ones; tells only what this seat may know. */
  static Refusal of(CrashLandingState state, Seat seat, CrashLandingAction action) {
    Pilot pilot = state.pilot(seat);
    if (state.over()) {
      return StandardRefusal.matchOver("end");
    }
    if (!pilot.flight().stage().underway()) {
      return CrashLandingRefusal.LOST.of();
    }
    if (pilot.doings().done()) {
      return CrashLandingRefusal.TURN_ENDED.of();
    }
    return switch (action) {
      case Find find -> ofFind(pilot);
      case PutUnder put -> ofPutUnder(pilot);
      case Burn burn -> ofBurn(pilot, burn);
      case EndTurn endTurn -> putOneBack();
    };
  }

  private static Refusal putOneBack() {
    return CrashLandingRefusal.ONE_TOO_MANY.of();
  }

  private static Refusal ofFind(Pilot pilot) {
    if (pilot.holdsOneTooMany()) {
      return putOneBack();
    }
    if (pilot.doings().found().isPresent()) {
      return CrashLandingRefusal.FOUND_ALREADY.of();
    }
    if (!pilot.doings().burns().isEmpty()) {
      return CrashLandingRefusal.BURNED_ALREADY.of();
    }
    return pilot.rockets().deck() == 0
        ? CrashLandingRefusal.DECK_EMPTY.of()
        : CrashLandingRefusal.NO_SHOPPING.of();
  }

  private static Refusal ofPutUnder(Pilot pilot) {
    return pilot.holdsOneTooMany()
        ? notInHand("find")
        : CrashLandingRefusal.NOTHING_TO_PUT_BACK.of();
  }

  private static Refusal notInHand(String rule) {
    return CrashLandingRefusal.NOT_ONLINE.of().at(rule);
  }

  private static Refusal ofBurn(Pilot pilot, Burn burn) {
    if (pilot.holdsOneTooMany()) {
      return putOneBack();
    }
    List<Rocket> rockets = Lists.plusAll(burn.port(), burn.starboard());
    if (!pilot.hand().containsAll(rockets)) {
      return notInHand("burn");
    }
    if (burn.port().isEmpty() || burn.starboard().isEmpty()) {
      return CrashLandingRefusal.ONE_SIDED.of();
    }
    if (new HashSet<>(rockets).size() < rockets.size()) {
      return CrashLandingRefusal.BURNED_TWICE.of();
    }
    return ofThrust(pilot.flight(), burn);
  }

  private static Refusal ofThrust(Flight flight, Burn burn) {
    int port = Burns.thrust(flight, burn.port(), burn.direction());
    int starboard = Burns.thrust(flight, burn.starboard(), burn.direction());
    if (port != starboard) {
      return burn.direction() == Direction.UP && flight.loaded()
          ? CrashLandingRefusal.UNBALANCED_WITH_PASSENGERS.of()
          : CrashLandingRefusal.UNBALANCED.of();
    }
    if (port == 0) {
      return CrashLandingRefusal.NO_THRUST.of();
    }
    return Burns.possible(flight, port, burn.direction())
        ? CrashLandingRefusal.OTHER_SIDE.of()
        : CrashLandingRefusal.INTO_THE_GROUND.of();
  }
}
