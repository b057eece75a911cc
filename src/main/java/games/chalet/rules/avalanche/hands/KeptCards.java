package games.chalet.rules.avalanche.hands;

import games.chalet.engine.Chance;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * The cards that a hidden hand still holds, imagined one after the other. Each is as likely as its
 * seat is to have kept it, with one exception: cards of a kind stay together. A player chooses
 * between kinds, so all cards of a kind that does not fit stay, and hands are less mixed than
 * piles.
 */
final class KeptCards {

  /** The weight, in cards of the hand, of the pile's frequencies when a kind is drawn. */
  private static final int MIXED = 3;

  /** The part that is added to {@link #MIXED} for each card that the hand will have. */
  private static final double MIXED_A_CARD = 1.5;

  private static final Set<Card> RUN = EnumSet.of(Card.GREEN, Card.BLUE, Card.RED, Card.BLACK);

  private final Map<Card, Integer> weights = new EnumMap<>(Card.class);
  private final ToIntFunction<Card> keeping;
  private final int mixed;
  private final List<Card> cards = new ArrayList<>();

  /**
   * Starts without cards.
   *
   * @param keeping how likely its seat is to have kept a card
   * @param expected the number of cards that there will be
   */
  KeptCards(ToIntFunction<Card> keeping, int expected) {
    this.keeping = keeping;
    this.mixed = MIXED + (int) (MIXED_A_CARD * expected);
  }

  /** Draws one more of the cards that are left; it may be of a kind that is there already. */
  Card next(Map<Card, Integer> left, Chance chance, String label) {
    int all = 0;
    for (Map.Entry<Card, Integer> kind : left.entrySet()) {
      all += weight(kind);
    }
    int number = chance.below(label, all * (mixed + cards.size()));
    int like = number / all - mixed;
    Card card =
        like >= 0 && RUN.contains(cards.get(like)) && left.containsKey(cards.get(like))
            ? cards.get(like)
            : any(left, number % all);
    cards.add(card);
    return card;
  }

  private Card any(Map<Card, Integer> left, int number) {
    int before = 0;
    for (Map.Entry<Card, Integer> kind : left.entrySet()) {
      before += weight(kind);
      if (number < before) {
        return kind.getKey();
      }
    }
    throw new IllegalStateException("Nothing is left");
  }

  private int weight(Map.Entry<Card, Integer> kind) {
    return kind.getValue() * weights.computeIfAbsent(kind.getKey(), keeping::applyAsInt);
  }
}
