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

  private Places() {}

  /** The number of free places, each counted as the share of huskies that may stand there. */
  static double room(List<Optional<Husky>> sled) {
    int fits = 0;
    for (Card husky : PATTERNS) {
      fits += Placement.places(sled, husky).size();
    }
    return (double) fits / PATTERNS.size();
  }
}
