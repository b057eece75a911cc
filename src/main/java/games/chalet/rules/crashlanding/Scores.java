package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.rockets.Rocket;

/** The score of rockets (rulings C7 and C10). */
final class Scores {

  private Scores() {}

  /**
   * Returns the score of a pilot's rockets if the lander is safe: half of it after a hard landing.
   */
  static int of(CrashLandingOptions options, Pilot pilot) {
    int whole =
        switch (options.score()) {
          case HAND -> Rocket.sum(pilot.hand());
          case UNFIRED -> Rocket.sum(pilot.rockets().unfired());
        };
    return hard(pilot.flight()) ? whole / 2 : whole;
  }

  static boolean hard(Flight flight) {
    return flight.landings().stream().anyMatch(speed -> Touchdown.at(speed) == Touchdown.HARD);
  }

  /** Returns the score of a pilot's rockets now; 0 for a lost lander. */
  static int soFar(CrashLandingOptions options, Pilot pilot) {
    Stage stage = pilot.flight().stage();
    return stage.underway() || stage.safe() ? of(options, pilot) : 0;
  }
}
