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
import games.chalet.rules.kit.StandardRefusals;
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
      wrong.add(new Refusal("seats", "Crash Landing is for one pilot, or a race between two.", ""));
    }
    if (!START_ROCKETS.contains(options.rockets())) {
      wrong.add(
          new Refusal("rockets", "None, two or four rockets are online at the start.", "rockets"));
    }
    if (seats == 1 && options.shuffle() == Shuffle.SAME) {
      wrong.add(new Refusal("shuffle-alone", "Only two racers can have the same shuffle.", "race"));
    }
    return wrong;
  }

  /** Refuses an action that is not among the legal ones; tells only what this seat may know. */
  static Refusal of(
      Rulings rulings, CrashLandingState state, Seat seat, CrashLandingAction action) {
    Pilot pilot = state.pilot(seat);
    if (state.over()) {
      return StandardRefusals.matchOver("end");
    }
    if (!pilot.flight().stage().underway()) {
      return new Refusal("lost", "Your lander is lost; the other flies on alone.", "race");
    }
    if (pilot.doings().done()) {
      return new Refusal(
          "turn-ended", "You have ended this turn; the other is still in it.", "race");
    }
    return switch (action) {
      case Find find -> ofFind(rulings, pilot);
      case PutUnder put -> ofPutUnder(pilot);
      case Burn burn -> ofBurn(pilot, burn);
      case EndTurn endTurn -> putOneBack();
    };
  }

  private static Refusal putOneBack() {
    return new Refusal(
        "one-too-many",
        "The computer controls six rockets: lay one of the seven under the deck first.",
        "find");
  }

  private static Refusal ofFind(Rulings rulings, Pilot pilot) {
    if (pilot.holdsOneTooMany()) {
      return putOneBack();
    }
    if (pilot.doings().found().isPresent()) {
      return new Refusal("found-already", "You find one rocket a turn.", "find");
    }
    if (!pilot.doings().burns().isEmpty()) {
      return new Refusal("burned-already", "Rockets are found before any are burned.", "find");
    }
    return pilot.rockets().deck() == 0
        ? new Refusal("deck-empty", "There are no more rockets to be found.", "find")
        : noShopping(rulings);
  }

  private static Refusal noShopping(Rulings rulings) {
    return switch (rulings) {
      case V1 ->
          new Refusal(
              "no-shopping",
              "On the ground you find nothing more while your six rockets allow a burn upwards.",
              "ground");
      case V2 ->
          new Refusal(
              "no-shopping",
              "On the ground you find nothing more while your six rockets can lift you off.",
              "ground");
    };
  }

  private static Refusal ofPutUnder(Pilot pilot) {
    return pilot.holdsOneTooMany()
        ? notInHand("find")
        : new Refusal(
            "nothing-to-put-back", "You keep your rockets as long as there are only six.", "find");
  }

  private static Refusal notInHand(String rule) {
    return new Refusal("not-in-hand", "That rocket is not online.", rule);
  }

  private static Refusal ofBurn(Pilot pilot, Burn burn) {
    if (pilot.holdsOneTooMany()) {
      return putOneBack();
    }
    List<Rocket> rockets = new ArrayList<>(burn.port());
    rockets.addAll(burn.starboard());
    if (!pilot.hand().containsAll(rockets)) {
      return notInHand("burn");
    }
    if (burn.port().isEmpty() || burn.starboard().isEmpty()) {
      return new Refusal(
          "one-sided", "Rockets burn on both sides, or the lander tips over.", "balance");
    }
    if (new HashSet<>(rockets).size() < rockets.size()) {
      return new Refusal("twice", "Each rocket burns once.", "burn");
    }
    return ofThrust(pilot.flight(), burn);
  }

  private static Refusal ofThrust(Flight flight, Burn burn) {
    int port = Burns.thrust(flight, burn.port(), burn.direction());
    int starboard = Burns.thrust(flight, burn.starboard(), burn.direction());
    if (port != starboard) {
      return burn.direction() == Direction.UP && flight.loaded()
          ? new Refusal(
              "unbalanced",
              "Both sides have to burn the same, and with passengers each rocket counts one less.",
              "rescue")
          : new Refusal("unbalanced", "Both sides have to burn the same.", "balance");
    }
    if (port == 0) {
      return new Refusal(
          "no-thrust", "With passengers on board aces alone lift nothing.", "rescue");
    }
    return Burns.possible(flight, port, burn.direction())
        ? new Refusal(
            "other-side", "Port is the side of the first rocket, and each is in order.", "burn")
        : new Refusal("into-the-ground", "You cannot burn into the ground.", "ground");
  }
}
