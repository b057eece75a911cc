package games.chalet.rules.avalanche;

import games.chalet.rules.avalanche.AvalancheOptions.ActionCards;
import games.chalet.rules.avalanche.AvalancheOptions.Deck;
import games.chalet.rules.avalanche.hands.Card;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The cards of the pack. The rulebook does not count them: the numbers are our reconstruction
 * (ruling 25), except for the five avalanches, because it calls the fifth of them the last.
 */
public final class Pack {

  /** The full deck. */
  public static final Map<Card, Integer> FULL =
      counted(
          108,
          Map.of(
              Card.LIFT, 21,
              Card.GREEN, 24,
              Card.BLUE, 24,
              Card.RED, 20,
              Card.BLACK, 14,
              Card.AVALANCHE, 5));

  /** The deck of a quick game. */
  public static final Map<Card, Integer> SHORT =
      counted(
          67,
          Map.of(
              Card.LIFT, 14,
              Card.GREEN, 14,
              Card.BLUE, 14,
              Card.RED, 12,
              Card.BLACK, 8,
              Card.AVALANCHE, 5));

  /** The house cards (ruling 26), shuffled into either deck. */
  public static final Map<Card, Integer> HOUSE =
      counted(
          12,
          Map.of(
              Card.SKI_PATROL, 4,
              Card.PISTE_CLOSED, 3,
              Card.WIPEOUT, 3,
              Card.LIFT_PASS, 2));

  private Pack() {}

  /** Returns the number of cards of each kind; a kind that is not in the pack is not in the map. */
  static Map<Card, Integer> counts(AvalancheOptions options) {
    Map<Card, Integer> counts = new EnumMap<>(options.deck() == Deck.FULL ? FULL : SHORT);
    if (options.actionCards() == ActionCards.HOUSE) {
      counts.putAll(HOUSE);
    }
    return counts;
  }

  static int lifts(AvalancheOptions options) {
    return counts(options).getOrDefault(Card.LIFT, 0);
  }

  /** Returns all cards but the lifts, sorted. */
  static List<Card> drawPile(AvalancheOptions options) {
    return counts(options).entrySet().stream()
        .filter(entry -> entry.getKey() != Card.LIFT)
        .flatMap(entry -> Collections.nCopies(entry.getValue(), entry.getKey()).stream())
        .toList();
  }

  private static Map<Card, Integer> counted(int expected, Map<Card, Integer> counts) {
    int total = counts.values().stream().mapToInt(Integer::intValue).sum();
    if (total != expected) {
      throw new IllegalStateException("The pack has " + total + " cards, not " + expected);
    }
    return counts;
  }
}
