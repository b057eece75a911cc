package games.chalet.rules.avalanche;

import java.util.ArrayList;
import java.util.List;

/**
 * The cards that one seat holds.
 *
 * @param cards all of them, sorted
 * @param kept for each recycle those that it has held since the draw pile before that recycle,
 *     sorted, without lifts. They are not among the cards that were recycled, and whoever has
 *     counted knows it; so {@link Resampling} keeps them apart
 */
record Hand(List<Card> cards, List<List<Card>> kept) {

  Hand {
    cards = List.copyOf(cards);
    kept = List.copyOf(kept);
  }

  /** A hand before any recycle. */
  static Hand of(List<Card> cards) {
    return new Hand(sorted(cards), List.of());
  }

  Hand plus(Card card) {
    List<Card> more = new ArrayList<>(cards);
    more.add(card);
    return new Hand(sorted(more), kept);
  }

  /** Takes the card that has been kept longest, where there are several of its kind. */
  Hand minus(Card card) {
    List<Card> fewer = without(cards, card);
    for (int age = 0; age < kept.size(); age++) {
      if (kept.get(age).contains(card)) {
        List<List<Card>> fewerKept = new ArrayList<>(kept);
        fewerKept.set(age, without(kept.get(age), card));
        return new Hand(fewer, fewerKept);
      }
    }
    return new Hand(fewer, kept);
  }

  /** The same hand after the draw pile has been made anew. */
  Hand afterRecycle() {
    List<List<Card>> older = new ArrayList<>(kept);
    older.add(sinceLastRecycle());
    return new Hand(cards, older);
  }

  /** The cards from the present draw pile, sorted. */
  List<Card> sinceLastRecycle() {
    List<Card> rest = new ArrayList<>(cards);
    rest.removeIf(Card.LIFT::equals);
    for (List<Card> older : kept) {
      older.forEach(rest::remove);
    }
    return List.copyOf(rest);
  }

  int lifts() {
    int lifts = 0;
    while (lifts < cards.size() && cards.get(lifts) == Card.LIFT) {
      lifts++;
    }
    return lifts;
  }

  private static List<Card> without(List<Card> cards, Card card) {
    List<Card> fewer = new ArrayList<>(cards);
    if (!fewer.remove(card)) {
      throw new IllegalArgumentException("No " + card + " among " + cards);
    }
    return List.copyOf(fewer);
  }

  private static List<Card> sorted(List<Card> cards) {
    return cards.stream().sorted().toList();
  }
}
