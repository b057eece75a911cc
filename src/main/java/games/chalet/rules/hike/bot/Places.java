package games.chalet.rules.hike.bot;

import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Placement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The ease with which the free places of a sled can still be filled (ruling R9). */
final class Places {

  /** One husky for each pattern of edges. */
  private static final List<Card> PATTERNS =
      Arrays.stream(Card.values()).filter(Card::experienced).limit(16).toList();

  /** The number of cards that a player may hope to see before the sled has to be full. */
  private static final int CARDS_TO_COME = 8;

  private Places() {}

  /**
   * Returns the number of free places, each counted as the share of huskies that may stand there.
   */
  static double room(List<Optional<Husky>> sled) {
    return (double) Arrays.stream(fits(sled)).sum() / PATTERNS.size();
  }

  /** Returns the expected number of free places for which no fitting husky will be found. */
  static double risk(List<Optional<Husky>> sled) {
    int[] fits = fits(sled);
    double risk = 0;
    for (int place = 0; place < fits.length; place++) {
      if (sled.get(place).isEmpty()) {
        risk += Math.pow(1 - (double) fits[place] / PATTERNS.size(), CARDS_TO_COME);
      }
    }
    return risk;
  }

  /**
   * Returns by place the number of patterns that may stand there; 0 where a husky already stands.
   */
  private static int[] fits(List<Optional<Husky>> sled) {
    int[] fits = new int[sled.size()];
    for (Card husky : PATTERNS) {
      for (int place : Placement.places(sled, husky)) {
        fits[place]++;
      }
    }
    return fits;
  }
}
