package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.CrashLandingAction.Find;
import games.chalet.rules.crashlanding.CrashLandingAction.PutUnder;
import java.util.ArrayList;
import java.util.List;

/** The legal actions of a pilot: a function of their own lander and hand. */
final class LegalActions {

  private LegalActions() {}

  static List<CrashLandingAction> of(Rules rules, Pilot pilot) {
    if (!pilot.awaited()) {
      return List.of();
    }
    List<CrashLandingAction> actions = new ArrayList<>();
    if (pilot.holdsOneTooMany()) {
      pilot.hand().forEach(rocket -> actions.add(new PutUnder(rocket)));
      return actions;
    }
    if (mayFind(rules, pilot)) {
      actions.add(new Find());
    }
    actions.addAll(Burns.of(pilot.flight(), pilot.hand()));
    actions.add(new EndTurn());
    return actions;
  }

  /** Returns true if the pilot may find a rocket: once a turn, and before anything is burned. */
  static boolean mayFind(Rules rules, Pilot pilot) {
    return pilot.awaited()
        && pilot.doings().found().isEmpty()
        && pilot.doings().burns().isEmpty()
        && pilot.rockets().deck() > 0
        && !closedOnTheGround(rules, pilot);
  }

  /**
   * Returns true if a full hand can lift off: then it may not be improved any more (ruling C11).
   */
  static boolean closedOnTheGround(Rules rules, Pilot pilot) {
    return pilot.flight().stage() == Stage.GROUND
        && pilot.hand().size() == Pilot.HAND
        && Burns.canExceed(rules.gravity(), pilot.hand());
  }

  /** Returns true if no action is left, as everyone can count (ruling C15). */
  static boolean nothingLeft(Pilot pilot) {
    return pilot.rockets().deck() == 0 && Burns.of(pilot.flight(), pilot.hand()).isEmpty();
  }
}
