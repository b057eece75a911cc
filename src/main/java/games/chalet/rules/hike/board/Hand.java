package games.chalet.rules.hike.board;

import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A hand: the cards that the others have seen going into it, and those that they have not.
 *
 * @param known sorted
 * @param unseen sorted
 */
public record Hand(List<Card> known, List<Card> unseen) {

  public Hand {
    known = List.copyOf(known);
    unseen = List.copyOf(unseen);
  }

  public boolean holds(Card card) {
    return known.contains(card) || unseen.contains(card);
  }

  /** Returns all cards, sorted. */
  public List<Card> cards() {
    return Stream.concat(known.stream(), unseen.stream()).sorted().toList();
  }

  /** Returns the hand after it got a card that everyone has seen. */
  public Hand with(Card card) {
    return new Hand(Lists.plus(known, card).stream().sorted().toList(), unseen);
  }

  /**
   * Returns the hand without a card: a known one if there is one, because nobody can tell them
   * apart.
   */
  public Hand without(Card card) {
    return known.contains(card)
        ? new Hand(less(known, card), unseen)
        : new Hand(known, less(unseen, card));
  }

  /** Returns the hand after all cards were shown. */
  public Hand open() {
    return new Hand(cards(), List.of());
  }

  private static List<Card> less(List<Card> cards, Card card) {
    List<Card> rest = new ArrayList<>(cards);
    if (!rest.remove(card)) {
      throw new IllegalArgumentException(card + " is not in this hand");
    }
    return rest;
  }
}
