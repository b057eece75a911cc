package games.chalet.rules.crashlanding;

import java.util.List;

/** What rockets score (rulings C7 and C10). */
final class Scores {

  private static final int WHOLE_DECK = Rocket.sum(Deal.DECK);

  private Scores() {}

  /** Of rockets in this hand, were this lander safe: half where a landing was a hard one. */
  static int of(CrashLandingOptions options, List<Rocket> hand, Lander lander) {
    int whole =
        switch (options.score()) {
          case HAND -> Rocket.sum(hand);
          case UNFIRED -> WHOLE_DECK - Rocket.sum(lander.fired());
        };
    return hard(lander) ? whole / 2 : whole;
  }

  private static boolean hard(Lander lander) {
    return lander.landings().stream().anyMatch(speed -> Touchdown.at(speed) == Touchdown.HARD);
  }

  /** The same, but nothing for the lost. */
  static int soFar(CrashLandingOptions options, List<Rocket> hand, Lander lander) {
    return lander.stage().underway() || lander.stage().safe() ? of(options, hand, lander) : 0;
  }
}
