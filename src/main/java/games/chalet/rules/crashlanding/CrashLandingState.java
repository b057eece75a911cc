package games.chalet.rules.crashlanding;

import games.chalet.engine.Seat;
import games.chalet.rules.crashlanding.CrashLandingView.CrashLandingBoard;
import java.util.List;

/**
 * The whole state of a match; never leaves the server.
 *
 * @param board the public part; in a race as it was at the dawn of the turn
 * @param pilots by seat
 * @param unseenDeeds the events of the action that led here, if no other player could see it
 */
record CrashLandingState(
    CrashLandingBoard board, List<Pilot> pilots, List<CrashLandingEvent> unseenDeeds) {

  CrashLandingState {
    pilots = List.copyOf(pilots);
    unseenDeeds = List.copyOf(unseenDeeds);
  }

  Pilot pilot(Seat seat) {
    return pilots.get(seat.index());
  }

  CrashLandingOptions options() {
    return board.options();
  }

  boolean over() {
    return board.hands().isPresent();
  }

  boolean race() {
    return pilots.size() > 1;
  }
}
