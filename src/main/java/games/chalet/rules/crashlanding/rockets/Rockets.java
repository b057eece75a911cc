package games.chalet.rules.crashlanding.rockets;

import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.stream.Stream;

/**
 * The places of the 32 rockets of a pilot. The deck is the rest of the deal, and under it the
 * rockets that were laid there.
 *
 * @param deal all of them as they were shuffled, the first one drawn first
 * @param drawn the number of rockets of the deal that were drawn
 * @param under the rockets laid under the deck and not drawn again, the lowest last
 * @param hand those online, sorted
 * @param fired those that are used up, sorted, without the one turned at a Re-Entry, which is the
 *     first of the deal
 */
public record Rockets(
    List<Rocket> deal, int drawn, List<Rocket> under, List<Rocket> hand, List<Rocket> fired) {

  public Rockets {
    deal = List.copyOf(deal);
    under = List.copyOf(under);
    hand = List.copyOf(hand);
    fired = List.copyOf(fired);
  }

  /** Returns the rockets with all of them in the deck. */
  public static Rockets of(List<Rocket> deal) {
    return new Rockets(deal, 0, List.of(), List.of(), List.of());
  }

  /** Returns the number of rockets in the deck. */
  public int deck() {
    return deal.size() - drawn + under.size();
  }

  /** Returns the rocket that was turned at a Re-Entry. */
  public Rocket turned() {
    return deal.getFirst();
  }

  /** Returns the rockets in the hand and in the deck, sorted. */
  public List<Rocket> unfired() {
    return Stream.concat(
            hand.stream(), Stream.concat(deal.subList(drawn, deal.size()).stream(), under.stream()))
        .sorted()
        .toList();
  }

  /** Returns the rocket that is drawn next. */
  public Rocket top() {
    return drawn < deal.size() ? deal.get(drawn) : under.getFirst();
  }

  /** Returns the rockets after the top one was drawn. */
  public Rockets draw() {
    List<Rocket> more = plus(hand, List.of(top()));
    return drawn < deal.size()
        ? new Rockets(deal, drawn + 1, under, more, fired)
        : new Rockets(deal, drawn, under.subList(1, under.size()), more, fired);
  }

  /** Turns the top one for the starting speed and lays it aside (ruling C8). */
  public Rockets turn() {
    return new Rockets(deal, drawn + 1, under, hand, fired);
  }

  /** Returns the rockets after one of the hand was laid under the deck. */
  public Rockets layUnder(Rocket rocket) {
    return new Rockets(deal, drawn, Lists.plus(under, rocket), Lists.minus(hand, rocket), fired);
  }

  /** Returns the rockets after these of the hand were fired. */
  public Rockets fire(List<Rocket> rockets) {
    return new Rockets(deal, drawn, under, minus(hand, rockets), plus(fired, rockets));
  }

  private static List<Rocket> plus(List<Rocket> some, List<Rocket> more) {
    return Stream.concat(some.stream(), more.stream()).sorted().toList();
  }

  private static List<Rocket> minus(List<Rocket> some, List<Rocket> fewer) {
    return some.stream().filter(rocket -> !fewer.contains(rocket)).toList();
  }
}
