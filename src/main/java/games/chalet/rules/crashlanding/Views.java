package games.chalet.rules.crashlanding;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.rules.crashlanding.CrashLandingView.Cockpit;
import java.util.Optional;

/** What somebody sees. */
final class Views {

  private Views() {}

  static CrashLandingView of(CrashLandingState state, Viewer viewer) {
    Optional<Cockpit> own =
        pilot(state, viewer).map(state::pilot).map(pilot -> cockpit(state, pilot));
    return new CrashLandingView(state.board(), own);
  }

  /** Through whose eyes: those who watch a race have none of their own. */
  private static Optional<Seat> pilot(CrashLandingState state, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Seated seated -> Optional.of(seated.seat());
      case Viewer.Spectator spectator -> state.race() ? Optional.empty() : Optional.of(new Seat(0));
    };
  }

  private static Cockpit cockpit(CrashLandingState state, Pilot pilot) {
    Lander lander = pilot.lander(state.options());
    return new Cockpit(
        lander,
        pilot.hand(),
        pilot.rockets().under(),
        pilot.doings().found().filter(found -> !lander.fired().contains(found)),
        !state.over() && LegalActions.mayFind(pilot),
        pilot.doings().burns(),
        pilot.flight().ahead(state.options()),
        Scores.soFar(state.options(), pilot.hand(), lander),
        state.over() || !pilot.awaited());
  }
}
