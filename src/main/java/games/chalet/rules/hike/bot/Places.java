package games.chalet.rules.hike.bot;

import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Placement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How easily the free places of a sled can still be filled (ruling R9). */
final class Places {

  /** One husky for each way in which edges can be. */
  private static final List<Card> PATTERNS =
      Arrays.stream(Card.values()).filter(Card::experienced).limit(16).toList();

  /** So many more cards one may hope to see before the sled has to be full. */
  private static final int CARDS_TO_COME = 8;

  private Places() {}

  /** The number of free places, each counted as the share of huskies that may stand there. */
  static double room(List<Optional<Husky>> sled) {
    int fits = 0;
    for (int places : fits(sled)) {
      fits += places;
    }
    return (double) fits / PATTERNS.size();
  }

  /** How many of the free places will find no husky that may stand there. */
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

  /** How many of the patterns may stand on each place; none where a husky stands already. */
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
