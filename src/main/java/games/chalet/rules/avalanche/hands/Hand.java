package games.chalet.rules.avalanche.hands;

import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards that one seat holds.
 *
 * @param cards all of them, sorted
 * @param past since the first recycle: the cards that the seat held then, and its draws and plays
 *     afterwards, in order; empty before. A player who counts knows which cards were recycled and
 *     which could not be, so {@link Resampling} has to know it too
 */
public record Hand(List<Card> cards, List<CardUse> past) {

  public Hand {
    cards = List.copyOf(cards);
    past = List.copyOf(past);
  }

  /** Returns a hand before any recycle. */
  public static Hand of(List<Card> cards) {
    return new Hand(sorted(cards), List.of());
  }

  /**
   * Returns the hand with one more card: a lift, or a card from the draw pile after that many
   * recycles.
   */
  public Hand plus(Card card, int recycles) {
    List<Card> more = sorted(Lists.plus(cards, card));
    return recycles == 0 || card == Card.LIFT
        ? new Hand(more, past)
        : new Hand(more, Lists.plus(past, new CardUse.Drawn(recycles, card)));
  }

  public Hand minus(Card card) {
    List<Card> fewer = new ArrayList<>(cards);
    if (!fewer.remove(card)) {
      throw new IllegalArgumentException("No " + card + " among " + cards);
    }
    return past.isEmpty() || card == Card.LIFT
        ? new Hand(fewer, past)
        : new Hand(fewer, Lists.plus(past, new CardUse.Played(card)));
  }

  /** Returns this hand at the moment of the first recycle. */
  public Hand atFirstRecycle() {
    return new Hand(cards, held());
  }

  /** Returns the past; before any recycle the cards held, all of which are from the first pile. */
  List<CardUse> uses(int recycles) {
    return recycles == 0 ? held() : past;
  }

  /** Returns true if the cards are those that were drawn and not played. */
  public boolean follows(int recycles) {
    List<Card> left = new ArrayList<>(cards.subList(0, lifts()));
    for (CardUse use : uses(recycles)) {
      switch (use) {
        case CardUse.Drawn drawn -> left.add(drawn.card());
        case CardUse.Played played -> {
          if (!left.remove(played.card())) {
            return false;
          }
        }
      }
    }
    return sorted(left).equals(cards);
  }

  public int lifts() {
    int lifts = 0;
    while (lifts < cards.size() && cards.get(lifts) == Card.LIFT) {
      lifts++;
    }
    return lifts;
  }

  private List<CardUse> held() {
    return cards.stream().skip(lifts()).<CardUse>map(card -> new CardUse.Drawn(0, card)).toList();
  }

  private static List<Card> sorted(List<Card> cards) {
    return cards.stream().sorted().toList();
  }

  /** A seat's use of one card, lifts left out. */
  public sealed interface CardUse {

    /**
     * The seat took the card from the draw pile.
     *
     * @param pile the number of recycles before, 0 for the first draw pile
     */
    record Drawn(int pile, Card card) implements CardUse {}

    /** The seat played the card; only the seat knows from which draw pile it had come. */
    record Played(Card card) implements CardUse {}
  }
}
