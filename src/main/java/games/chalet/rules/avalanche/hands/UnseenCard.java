package games.chalet.rules.avalanche.hands;

import java.util.Comparator;

/** A card of the draw pile after that many recycles that a viewer has not seen. */
record UnseenCard(int pile, Card card) implements Comparable<UnseenCard> {

  private static final Comparator<UnseenCard> ORDER =
      Comparator.comparingInt(UnseenCard::pile).thenComparing(UnseenCard::card);

  @Override
  public int compareTo(UnseenCard other) {
    return ORDER.compare(this, other);
  }
}
