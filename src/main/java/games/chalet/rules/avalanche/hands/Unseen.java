package games.chalet.rules.avalanche.hands;

import java.util.Comparator;

/** A card that was in the draw pile made by so many recycles, and that a viewer has not seen. */
record Unseen(int pile, Card card) implements Comparable<Unseen> {

  private static final Comparator<Unseen> ORDER =
      Comparator.comparingInt(Unseen::pile).thenComparing(Unseen::card);

  @Override
  public int compareTo(Unseen other) {
    return ORDER.compare(this, other);
  }
}
