package games.chalet.rules.crashlanding;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.rules.crashlanding.CrashLandingView.Cockpit;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;
import java.util.Optional;

/** The views of seats and spectators. */
final class Views {

  private Views() {}

  static CrashLandingView of(CrashLandingState state, Viewer viewer) {
    Rules rules = new Rules(state.options());
    Optional<Cockpit> own =
        pilot(state, viewer).map(state::pilot).map(pilot -> cockpit(rules, state, pilot));
    return new CrashLandingView(state.board(), turned(rules, state), own);
  }

  /** Returns the turned rockets; they lie open from the start. */
  private static List<Rocket> turned(Rules rules, CrashLandingState state) {
    return rules.reEntry()
        ? state.pilots().stream().map(pilot -> pilot.rockets().turned()).toList()
        : List.of();
  }

  /** Returns the seat whose cockpit a viewer sees: spectators of a race see none. */
  private static Optional<Seat> pilot(CrashLandingState state, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Seated seated -> Optional.of(seated.seat());
      case Viewer.Spectator spectator -> state.race() ? Optional.empty() : Optional.of(new Seat(0));
    };
  }

  private static Cockpit cockpit(Rules rules, CrashLandingState state, Pilot pilot) {
    Lander lander = pilot.lander(rules);
    return new Cockpit(
        lander,
        pilot.hand(),
        pilot.rockets().under(),
        pilot.doings().found().filter(found -> !lander.fired().contains(found)),
        !state.over() && LegalActions.mayFind(rules, pilot),
        pilot.doings().burns(),
        pilot.flight().ahead(rules),
        Scores.soFar(rules.options(), pilot),
        state.over() || !pilot.awaited());
  }
}
