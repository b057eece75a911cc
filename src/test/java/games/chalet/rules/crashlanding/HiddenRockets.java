package games.chalet.rules.crashlanding;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.rules.crashlanding.rockets.Doings;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.crashlanding.rockets.Rockets;
import games.chalet.testing.Rigged;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The first turn of the same Race twice, but for one seat's hand, all of it online from the start,
 * and its deck: two eights in one game, one at most in the other.
 *
 * @param seat whose rockets differ
 * @param one the game in which it has them
 * @param other the game in which it has not
 */
public record HiddenRockets(Seat seat, Game<?, ?, ?, ?, ?> one, Game<?, ?, ?, ?, ?> other) {

  /** With a full hand in both games, or with three rockets. */
  public static HiddenRockets of(Seat seat, boolean full) {
    List<Rocket> burning =
        full
            ? List.of(Rocket.C5, Rocket.C8, Rocket.D5, Rocket.D8, Rocket.H5, Rocket.H8)
            : List.of(Rocket.C5, Rocket.C8, Rocket.D8);
    List<Rocket> idle =
        full
            ? List.of(Rocket.C1, Rocket.C2, Rocket.C4, Rocket.C8, Rocket.D1, Rocket.D2)
            : List.of(Rocket.C1, Rocket.C3, Rocket.C5);
    return new HiddenRockets(seat, holding(seat, burning), holding(seat, idle));
  }

  private static Game<?, ?, ?, ?, ?> holding(Seat seat, List<Rocket> hand) {
    return new Rigged<>(new CrashLanding(), deal -> with(deal, seat, hand));
  }

  private static CrashLandingState with(CrashLandingState deal, Seat seat, List<Rocket> hand) {
    Pilot pilot = deal.pilot(seat);
    List<Rocket> order =
        Stream.concat(
                hand.stream(),
                pilot.rockets().deal().stream().filter(rocket -> !hand.contains(rocket)))
            .toList();
    List<Pilot> pilots = new ArrayList<>(deal.pilots());
    pilots.set(
        seat.index(),
        pilot.with(new Rockets(order, hand.size(), List.of(), hand, List.of()), Doings.NONE));
    CrashLandingState state =
        new CrashLandingState(
            new CrashLandingView.CrashLandingBoard(
                deal.options(),
                1,
                deal.options().gravity(),
                pilots.stream().map(each -> each.lander(new Rules(deal.options()))).toList(),
                List.of(),
                Optional.empty()),
            pilots,
            List.of());
    if (!Audit.of(state).isEmpty()) {
      throw new AssertionError(Audit.of(state));
    }
    return state;
  }
}
