package games.chalet.wire;

import games.chalet.rules.avalanche.Pack;
import games.chalet.rules.avalanche.hands.Card;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The cards of Avalanche.
 *
 * @param points the worth of each run card; two run cards link if it differs by one at most
 * @param packs the number of cards of each kind: of a deck, and of the house cards that an option
 *     adds to it
 */
record AvalancheDeck(Map<Card, Integer> points, Map<String, Map<Card, Integer>> packs) {

  static AvalancheDeck print() {
    return new AvalancheDeck(
        Decks.printed(
            Card.class,
            Stream.of(Card.values()).filter(card -> card.steepness() > 0),
            Card::steepness),
        Map.of("FULL", Pack.FULL, "SHORT", Pack.SHORT, "HOUSE", Pack.HOUSE));
  }
}
