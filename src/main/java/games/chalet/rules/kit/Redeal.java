package games.chalet.rules.kit;

import games.chalet.engine.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Redeals cards to places that may not hold all of them, to resample those that a viewer cannot
 * see. If there is a deal that fits, it is found: cards and places are matched by augmenting paths,
 * as in any bipartite graph. The deal depends on the cards, the places and the chance alone, not on
 * the order in which the cards are given.
 */
public final class Redeal<C extends Comparable<? super C>> {

  private static final int NONE = -1;

  private final List<Predicate<? super C>> places = new ArrayList<>();
  private final List<Integer> sizes = new ArrayList<>();

  /** Adds a hand or pile of that size. */
  public Redeal<C> pile(int size, Predicate<? super C> mayHold) {
    sizes.add(size);
    places.addAll(Collections.nCopies(size, mayHold));
    return this;
  }

  /**
   * Deals, to the places with least choice first.
   *
   * @param label of the chance
   * @param cards as many as there are places
   * @return the piles in the order in which they were added, each in the order of the deal
   * @throws IllegalArgumentException if no deal fits
   */
  public List<List<C>> deal(String label, List<C> cards, Chance chance) {
    if (cards.size() != places.size()) {
      throw new IllegalArgumentException(cards.size() + " cards for " + places.size() + " places");
    }
    List<C> dealt = new Matching<>(chance.shuffle(label, cards), places).cardsByPlace();
    List<List<C>> piles = new ArrayList<>();
    int next = 0;
    for (int size : sizes) {
      piles.add(List.copyOf(dealt.subList(next, next + size)));
      next += size;
    }
    return piles;
  }

  /** The card of each place and the place of each card, by index. */
  private static final class Matching<C> {

    private final List<C> cards;
    private final List<Predicate<? super C>> places;
    private final int[] cardOf;
    private final int[] placeOf;

    Matching(List<C> cards, List<Predicate<? super C>> places) {
      this.cards = cards;
      this.places = places;
      this.cardOf = IntStream.range(0, cards.size()).map(place -> NONE).toArray();
      this.placeOf = cardOf.clone();
    }

    List<C> cardsByPlace() {
      int[] choices = IntStream.range(0, places.size()).map(this::choices).toArray();
      List<Integer> order =
          IntStream.range(0, places.size())
              .boxed()
              .sorted(Comparator.comparingInt(place -> choices[place]))
              .toList();
      for (int place : order) {
        if (!fill(place, new boolean[cards.size()])) {
          throw new IllegalArgumentException("These cards cannot be dealt to these places");
        }
      }
      return IntStream.of(cardOf).mapToObj(cards::get).toList();
    }

    private int choices(int place) {
      return (int) cards.stream().filter(places.get(place)).count();
    }

    /** Gives a place the first free card that it may hold, or one whose place finds another. */
    private boolean fill(int place, boolean[] tried) {
      for (int card = 0; card < cards.size(); card++) {
        if (placeOf[card] == NONE && places.get(place).test(cards.get(card))) {
          return put(card, place);
        }
      }
      for (int card = 0; card < cards.size(); card++) {
        if (!tried[card] && places.get(place).test(cards.get(card))) {
          tried[card] = true;
          if (fill(placeOf[card], tried)) {
            return put(card, place);
          }
        }
      }
      return false;
    }

    private boolean put(int card, int place) {
      placeOf[card] = place;
      cardOf[place] = card;
      return true;
    }
  }
}
