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
 * seat is to have kept it, but for one thing: cards of a kind stay together. Who plays chooses
 * between kinds, so of a kind that does not fit all stay, and hands are less mixed than piles.
 */
final class KeptCards {

  /**
   * What counts as much as so many cards in the hand: that kinds are as frequent as in the pile.
   */
  private static final int MIXED = 3;

  /** And as so many more for each card that the hand will have. */
  private static final double MIXED_A_CARD = 1.5;

  private static final Set<Card> RUN = EnumSet.of(Card.GREEN, Card.BLUE, Card.RED, Card.BLACK);

  private final Map<Card, Integer> weights = new EnumMap<>(Card.class);
  private final ToIntFunction<Card> keeping;
  private final int mixed;
  private final List<Card> cards = new ArrayList<>();

  /**
   * None yet.
   *
   * @param keeping how likely its seat is to have kept a card
   * @param expected how many there will be
   */
  KeptCards(ToIntFunction<Card> keeping, int expected) {
    this.keeping = keeping;
    this.mixed = MIXED + (int) (MIXED_A_CARD * expected);
  }

  /** One more, of what is left; it may be one more of a kind that is there already. */
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
