package games.chalet.wire;

import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The rockets of Crash Landing.
 *
 * @param rockets each is in the deck once
 */
record CrashLandingDeck(Map<Rocket, Print> rockets) {

  /**
   * The print on a rocket.
   *
   * @param value its thrust
   * @param suit decoration, which the rules never use
   */
  record Print(int value, Suit suit) {}

  /** The suits of poker cards; the names of rockets begin with their first letters. */
  enum Suit {
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES
  }

  static CrashLandingDeck print() {
    return new CrashLandingDeck(
        Decks.printed(
            Rocket.class,
            Stream.of(Rocket.values()),
            rocket -> new Print(rocket.value(), suit(rocket))));
  }

  private static Suit suit(Rocket rocket) {
    return Stream.of(Suit.values())
        .filter(suit -> suit.name().charAt(0) == rocket.name().charAt(0))
        .findFirst()
        .orElseThrow();
  }
}
