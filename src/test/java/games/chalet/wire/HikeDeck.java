package games.chalet.wire;

import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Edges;
import games.chalet.rules.hike.deck.Edges.Edge;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.deck.Terrain;
import games.chalet.rules.hike.preparation.Deal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The cards of Hike!.
 *
 * @param huskies each is in the husky deck once; those without points are youngsters
 * @param copies the numbers of the other cards
 * @param landscapes the track begins with {@code LS} and ends with {@code LF}
 */
record HikeDeck(
    Map<Card, Husky> huskies, Map<Card, Copies> copies, Map<Landscape, Stretch> landscapes) {

  /**
   * The print on a husky.
   *
   * @param points its movement points
   * @param top the edge on that side, as the player looks at the card; cards are never turned
   */
  record Husky(String name, List<Terrain> points, Edge top, Edge right, Edge bottom, Edge left) {}

  /**
   * The number of cards that are alike.
   *
   * @param all those of the game
   * @param deck those in the husky deck
   */
  record Copies(int all, int deck) {}

  /**
   * The print on a landscape.
   *
   * @param fields in the order in which sleds enter them
   */
  record Stretch(String name, List<Field> fields) {}

  static HikeDeck print() {
    return new HikeDeck(
        Decks.printed(Card.class, Stream.of(Card.values()).filter(Card::husky), HikeDeck::husky),
        Decks.printed(
            Card.class,
            Stream.of(Card.values()).filter(card -> !card.husky()),
            card -> new Copies(Deal.copies(card), Collections.frequency(Deal.deck(), card))),
        Decks.printed(
            Landscape.class,
            Stream.of(Landscape.values()),
            landscape -> new Stretch(landscape.title(), landscape.fields())));
  }

  private static Husky husky(Card card) {
    Edges edges = card.edges().orElseThrow();
    return new Husky(
        card.title(), card.points(), edges.top(), edges.right(), edges.bottom(), edges.left());
  }
}
