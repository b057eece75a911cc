package games.chalet.rules.crashlanding;

import games.chalet.engine.Seat;
import games.chalet.rules.crashlanding.CrashLandingEvent.TurnTold;
import games.chalet.rules.crashlanding.CrashLandingView.Cockpit;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/** Events as the pilot is told them who found a rocket: with its name. */
final class OwnFinds {

  private OwnFinds() {}

  static List<CrashLandingEvent> name(
      Seat seat, List<CrashLandingEvent> events, CrashLandingView before) {
    for (int index = 0; index < events.size(); index++) {
      if (events.get(index) instanceof TurnTold it && it.seat().equals(seat) && it.found()) {
        Optional<Rocket> rocket = before.own().flatMap(Cockpit::found);
        return Lists.set(events, index, new TurnTold(seat, it.turn(), true, it.burns(), rocket));
      }
    }
    return events;
  }
}
