package games.chalet.wire;

import static java.util.stream.Collectors.joining;

import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.Arrays;
import java.util.Map;

/** The print on the rockets of Crash Landing, as TypeScript. */
final class CrashLandingDeck {

  /** The suits by the first letters of names; the rules never use them. */
  private static final Map<Character, String> SUITS =
      Map.of('C', "CLUBS", 'D', "DIAMONDS", 'H', "HEARTS", 'S', "SPADES");

  private CrashLandingDeck() {}

  static String text() {
    return """
    import type { Rocket } from './types';

    export type Suit = 'CLUBS' | 'DIAMONDS' | 'HEARTS' | 'SPADES';

    export interface PrintedRocket {
      value: number;
      suit: Suit;
    }

    export const rockets: Record<Rocket, PrintedRocket> = {
    %s
    };
    """
        .formatted(
            Arrays.stream(Rocket.values())
                .map(
                    rocket ->
                        "  %s: { value: %d, suit: '%s' },"
                            .formatted(rocket, rocket.value(), SUITS.get(rocket.name().charAt(0))))
                .collect(joining("\n")));
  }
}
