package games.chalet.rules.crashlanding;

import games.chalet.engine.Chance;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.CrashLandingView.CrashLandingBoard;
import games.chalet.rules.crashlanding.rockets.Doings;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.crashlanding.rockets.Rockets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The set-up and the first gravity. */
final class Deal {

  static final List<Rocket> DECK = List.copyOf(Arrays.asList(Rocket.values()));

  private Deal() {}

  static CrashLandingState deal(Rules rules, int seats, Chance chance) {
    CrashLandingOptions options = rules.options();
    List<Pilot> pilots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int deck = options.shuffle() == Shuffle.SAME ? 1 : seat + 1;
      Pilot pilot = pilot(rules, chance.shuffle("deal/" + deck, DECK));
      pilots.add(Piloting.dawn(rules, pilot));
    }
    CrashLandingBoard board =
        new CrashLandingBoard(
            options,
            1,
            options.gravity(),
            pilots.stream().map(pilot -> pilot.lander(rules)).toList(),
            List.of(),
            Optional.empty());
    return new CrashLandingState(board, pilots, List.of());
  }

  /**
   * Deals to a pilot. The Re-Entry card comes off the top first, then the rockets at the start
   * (ruling C13).
   */
  static Pilot pilot(Rules rules, List<Rocket> deal) {
    Rockets rockets = Rockets.of(deal);
    int speed = 0;
    if (rules.reEntry()) {
      speed = rockets.top().value();
      rockets = rockets.turn();
    }
    for (int count = 0; count < rules.options().rockets(); count++) {
      rockets = rockets.draw();
    }
    return new Pilot(Flight.at(speed), rockets, Doings.NONE);
  }
}
