package games.chalet.rules.crashlanding;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingAction.Find;
import games.chalet.rules.crashlanding.CrashLandingAction.PutUnder;
import games.chalet.rules.crashlanding.CrashLandingEvent.Burned;
import games.chalet.rules.crashlanding.CrashLandingEvent.CameHome;
import games.chalet.rules.crashlanding.CrashLandingEvent.Fell;
import games.chalet.rules.crashlanding.CrashLandingEvent.Found;
import games.chalet.rules.crashlanding.CrashLandingEvent.LaidUnder;
import games.chalet.rules.crashlanding.CrashLandingEvent.Landed;
import games.chalet.rules.crashlanding.CrashLandingEvent.LiftedOff;
import games.chalet.rules.crashlanding.CrashLandingEvent.Stranded;
import games.chalet.rules.crashlanding.CrashLandingEvent.TurnTold;
import games.chalet.rules.crashlanding.CrashLandingEvent.Wrecked;
import games.chalet.rules.crashlanding.rockets.Doings;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The order of turns: all pilots have theirs together, and alone it is the same. */
final class Turns {

  private Turns() {}

  static Turn of(CrashLandingState state) {
    if (state.over()) {
      return new Turn.Over(CrashLandingOutcome.of(state));
    }
    SortedSet<Seat> awaited = new TreeSet<>(Seat.all(state.pilots().size()));
    awaited.removeIf(seat -> !state.pilot(seat).awaited());
    return new Turn.Decision(awaited, awaited, Optional.empty(), state.board().turn());
  }

  static void apply(Draft draft, Seat seat, CrashLandingAction action) {
    Pilot pilot = Piloting.apply(draft.pilot(seat), action);
    draft.set(seat, pilot);
    switch (action) {
      case Find find -> {
        draft.tellDeed(new Found(seat, pilot.doings().found().orElseThrow()));
        draft.revealed = true;
      }
      case PutUnder put -> draft.tellDeed(new LaidUnder(seat, put.rocket()));
      case Burn burn -> draft.tellDeed(new Burned(seat, pilot.doings().burns().getLast()));
      case EndTurn endTurn -> {
        if (!draft.somebodyIsAwaited()) {
          pass(draft);
        }
      }
    }
  }

  /** Ends the turn of all pilots and begins the next one in which there is something to decide. */
  private static void pass(Draft draft) {
    if (draft.race) {
      draft.revealed = true;
    }
    do {
      dusk(draft);
      if (!draft.over()) {
        dawn(draft);
      }
      draft.showLanders();
    } while (!draft.over() && !draft.somebodyIsAwaited());
  }

  private static void dusk(Draft draft) {
    if (draft.race) {
      draft.showTurn(draft.underway().stream().map(seat -> told(draft, seat)).toList());
    }
    for (Seat seat : draft.underway()) {
      Stage before = draft.pilot(seat).flight().stage();
      Pilot pilot = Piloting.dusk(draft.rules, draft.pilot(seat));
      draft.set(seat, new Pilot(pilot.flight(), pilot.rockets(), Doings.NONE));
      Flight flight = pilot.flight();
      if (flight.stage() == Stage.STRANDED) {
        draft.tell(new Stranded(seat));
      } else if (flight.stage() != before) {
        draft.tell(new LiftedOff(seat, flight.speed()));
      }
    }
  }

  private static TurnTold told(Draft draft, Seat seat) {
    Doings doings = draft.pilot(seat).doings();
    return new TurnTold(seat, draft.turn, doings.found().isPresent(), doings.burns());
  }

  /**
   * Begins the next turn. The match does not wait for a pilot with nothing left to do (ruling C15):
   * everyone can count that.
   */
  private static void dawn(Draft draft) {
    draft.turn++;
    for (Seat seat : draft.underway()) {
      Pilot before = draft.pilot(seat);
      Pilot pilot = Piloting.dawn(draft.rules, before);
      boolean idle = pilot.awaited() && LegalActions.nothingLeft(pilot);
      draft.set(seat, idle ? Piloting.end(pilot) : pilot);
      tellFall(draft, seat, before.flight(), pilot.flight());
    }
  }

  private static void tellFall(Draft draft, Seat seat, Flight before, Flight after) {
    if (before.stage() == Stage.GROUND) {
      return;
    }
    boolean landed = after.landings().size() > before.landings().size();
    int speed = landed ? after.landings().getLast() : after.speed();
    draft.tell(new Fell(seat, draft.turn, speed, after.altitude()));
    if (landed) {
      draft.tell(new Landed(seat, speed, Touchdown.at(speed) == Touchdown.SOFT));
    }
    switch (after.stage()) {
      case WRECKED -> draft.tell(new Wrecked(seat, speed));
      case HOME -> draft.tell(new CameHome(seat));
      case STRANDED -> draft.tell(new Stranded(seat));
      case DESCENT, RETURN, GROUND, LANDED -> {}
    }
  }
}
