package games.chalet.rules.crashlanding;

import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.rules.crashlanding.CrashLandingEvent.TurnTold;
import games.chalet.rules.crashlanding.CrashLandingView.CrashLandingBoard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A state while an action is being applied to it. */
final class Draft {

  final Rules rules;
  final boolean race;

  private final List<Pilot> pilots;
  private final List<CrashLandingEvent> events = new ArrayList<>();
  int turn;
  private List<Lander> landers;
  private List<TurnTold> lastTurn;
  private List<CrashLandingEvent> unseenDeeds = List.of();
  boolean revealed;

  Draft(CrashLandingState state) {
    rules = new Rules(state.options());
    race = state.race();
    pilots = new ArrayList<>(state.pilots());
    turn = state.board().turn();
    landers = state.board().landers();
    lastTurn = state.board().lastTurn();
  }

  Step<CrashLandingState, CrashLandingEvent> finish() {
    if (!race) {
      showLanders();
    }
    CrashLandingBoard board =
        new CrashLandingBoard(
            rules.options(),
            turn,
            rules.gravity(),
            landers,
            lastTurn,
            over() ? Optional.of(pilots.stream().map(Pilot::hand).toList()) : Optional.empty());
    return new Step<>(new CrashLandingState(board, pilots, unseenDeeds), events, revealed);
  }

  Pilot pilot(Seat seat) {
    return pilots.get(seat.index());
  }

  void set(Seat seat, Pilot pilot) {
    pilots.set(seat.index(), pilot);
  }

  List<Seat> underway() {
    return Seat.all(pilots.size()).stream()
        .filter(seat -> pilot(seat).flight().stage().underway())
        .toList();
  }

  boolean somebodyIsAwaited() {
    return pilots.stream().anyMatch(Pilot::awaited);
  }

  /**
   * Returns true if the race or the flight is over: at the first safe landing, or return, or at the
   * last wreck (ruling C12).
   */
  boolean over() {
    return underway().isEmpty() || pilots.stream().anyMatch(pilot -> pilot.flight().stage().safe());
  }

  void tell(CrashLandingEvent event) {
    events.add(event);
  }

  /** Tells an action of a pilot; in a race only in replays after the match. */
  void tellDeed(CrashLandingEvent deed) {
    if (race) {
      unseenDeeds = List.of(deed);
    } else {
      tell(deed);
    }
  }

  void showLanders() {
    landers = pilots.stream().map(pilot -> pilot.lander(rules)).toList();
  }

  void showTurn(List<TurnTold> told) {
    lastTurn = Collections.unmodifiableList(told);
    told.forEach(this::tell);
  }
}
