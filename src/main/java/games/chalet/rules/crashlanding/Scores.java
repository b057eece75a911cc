package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.rockets.Rocket;

/** What rockets score (rulings C7 and C10). */
final class Scores {

  private Scores() {}

  /** Of the rockets of a pilot, were the lander safe: half where a landing was a hard one. */
  static int of(CrashLandingOptions options, Pilot pilot) {
    int whole =
        switch (options.score()) {
          case HAND -> Rocket.sum(pilot.hand());
          case UNFIRED -> Rocket.sum(pilot.rockets().unfired());
        };
    return hard(pilot.flight()) ? whole / 2 : whole;
  }

  private static boolean hard(Flight flight) {
    return flight.landings().stream().anyMatch(speed -> Touchdown.at(speed) == Touchdown.HARD);
  }

  /** The same, but nothing for the lost. */
  static int soFar(CrashLandingOptions options, Pilot pilot) {
    Stage stage = pilot.flight().stage();
    return stage.underway() || stage.safe() ? of(options, pilot) : 0;
  }
}
