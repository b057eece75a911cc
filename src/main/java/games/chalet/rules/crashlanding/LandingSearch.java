package games.chalet.rules.crashlanding;

import games.chalet.engine.Seat;
import games.chalet.engine.Solution;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Searches for a landing (in a rescue mission for one with the way back) with a known order of the
 * deck. Turn by turn, of all ways in which a turn can end, it keeps those with the most points in
 * hand at each altitude and speed. It keeps one of each at first, then more, until it finds a
 * landing, leaves nothing out, or reaches the bound.
 */
final class LandingSearch {

  private static final Seat ALONE = new Seat(0);
  private static final int MORE = 4;

  /**
   * The factor for landers on the ground: all of them share one altitude and speed, whatever they
   * wait for.
   */
  private static final int STANDING = 16;

  private final CrashLandingState start;
  private final Rules rules;
  private final int bound;
  private int nodes;

  private LandingSearch(Rules rules, CrashLandingState start, int bound) {
    this.rules = rules;
    this.start = start;
    this.bound = bound;
  }

  static Solution<CrashLandingAction> search(Rules rules, CrashLandingState start, int bound) {
    return new LandingSearch(rules, start, bound).search();
  }

  /** The actions that brought a lander to its place. */
  private record Way(Pilot pilot, @Nullable Way before, @Nullable CrashLandingAction action) {

    Way then(Pilot next, CrashLandingAction by) {
      return new Way(next, this, by);
    }

    List<CrashLandingAction> actions() {
      List<CrashLandingAction> actions = new ArrayList<>();
      for (Way way = this; way.before != null && way.action != null; way = way.before) {
        actions.add(way.action);
      }
      Collections.reverse(actions);
      return actions;
    }

    int points() {
      return Rocket.sum(pilot.hand());
    }
  }

  /** All facts on which the rest of a flight depends. */
  private record Situation(Flight flight, List<Rocket> hand, int drawn, List<Rocket> under) {

    static Situation of(Pilot pilot) {
      return new Situation(
          pilot.flight(), pilot.hand(), pilot.rockets().drawn(), pilot.rockets().under());
    }
  }

  /** The place of a lander, whatever it has in hand. */
  private record Place(Stage stage, int altitude, int speed) {

    static Place of(Flight flight) {
      return new Place(flight.stage(), flight.altitude(), flight.speed());
    }
  }

  private Solution<CrashLandingAction> search() {
    boolean complete = false;
    for (int width = 1; !complete && nodes < bound; width *= MORE) {
      complete = true;
      Collection<Way> turn = List.of(new Way(start.pilot(ALONE), null, null));
      while (!turn.isEmpty()) {
        Map<Situation, Way> next = new LinkedHashMap<>();
        for (Way way : turn) {
          Optional<Way> landed = playTurn(way, next);
          if (landed.isPresent()) {
            return new Solution<>(landed.map(Way::actions), nodes, false);
          }
        }
        turn = best(next.values(), width);
        complete &= nodes < bound && turn.size() == next.size();
      }
    }
    return new Solution<>(Optional.empty(), nodes, complete);
  }

  /**
   * Plays a turn in every way, as far as the bound allows; returns the way that lands, if there is
   * one.
   */
  private Optional<Way> playTurn(Way dawn, Map<Situation, Way> next) {
    Map<Situation, Way> within = new HashMap<>();
    List<Way> open = new ArrayList<>(List.of(dawn));
    while (!open.isEmpty() && nodes < bound) {
      Way way = open.removeLast();
      for (CrashLandingAction action : LegalActions.of(rules, way.pilot())) {
        nodes++;
        if (action instanceof EndTurn) {
          Way after = way.then(endTurn(way.pilot()), action);
          Stage stage = after.pilot().flight().stage();
          if (stage.safe()) {
            return Optional.of(after);
          }
          if (stage.underway()) {
            next.putIfAbsent(Situation.of(after.pilot()), after);
          }
        } else {
          Way after = way.then(Piloting.apply(way.pilot(), action), action);
          if (within.putIfAbsent(Situation.of(after.pilot()), after) == null) {
            open.add(after);
          }
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Ends the turn by the same rules as in a match; the public part of a state has no effect on it.
   */
  private Pilot endTurn(Pilot pilot) {
    Draft draft = new Draft(new CrashLandingState(start.board(), List.of(pilot), List.of()));
    Turns.apply(draft, ALONE, new EndTurn());
    return draft.pilot(ALONE);
  }

  private static List<Way> best(Collection<Way> ways, int width) {
    List<Way> sorted = new ArrayList<>(ways);
    sorted.sort(Comparator.comparingInt(Way::points).reversed());
    Map<Place, Integer> alike = new HashMap<>();
    sorted.removeIf(
        way -> {
          Place place = Place.of(way.pilot().flight());
          int most = place.stage() == Stage.GROUND ? STANDING * width : width;
          return alike.merge(place, 1, Integer::sum) > most;
        });
    return sorted;
  }
}
