package games.chalet.rules.kit;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * The cards of one deck that have been dealt and not played yet.
 *
 * @param bySeat the hands, each sorted
 * @param stock the cards that nobody holds, in their order
 * @param <C> the cards
 */
public record Hands<C extends Comparable<? super C>>(List<List<C>> bySeat, List<C> stock) {

  public Hands {
    bySeat = bySeat.stream().map(List::copyOf).toList();
    stock = List.copyOf(stock);
  }

  /**
   * Deals that number of cards to each seat off the top of the deck, seat by seat; the rest is the
   * stock.
   */
  public static <C extends Comparable<? super C>> Hands<C> dealt(
      List<C> deck, int seats, int cards) {
    return new Hands<>(
        IntStream.range(0, seats)
            .mapToObj(seat -> deck.subList(seat * cards, (seat + 1) * cards))
            .map(hand -> hand.stream().sorted().toList())
            .toList(),
        deck.subList(seats * cards, deck.size()));
  }

  /** Returns the hand of a seat. */
  public List<C> of(Seat seat) {
    return bySeat.get(seat.index());
  }

  /** Returns the hand that a viewer sees; empty for a spectator. */
  public Optional<List<C>> own(Viewer viewer) {
    return Viewers.own(viewer, bySeat);
  }

  /** Returns the hands after a seat has played a card. */
  public Hands<C> without(Seat seat, C card) {
    return new Hands<>(Lists.set(bySeat, seat.index(), Lists.minus(of(seat), card)), stock);
  }

  /** Returns all cards of all hands and the stock. */
  public List<C> all() {
    List<C> all = new ArrayList<>(stock);
    bySeat.forEach(all::addAll);
    return all;
  }

  /**
   * Returns the hands as this viewer can imagine them: the viewer's own hand is unchanged, the
   * others keep their sizes.
   *
   * @param mayHold true if a seat may hold a card, as far as the viewer knows
   */
  public Hands<C> resampled(Viewer viewer, BiPredicate<Seat, C> mayHold, Chance chance) {
    List<Seat> others = Viewers.others(viewer, bySeat.size());
    List<C> unseen = new ArrayList<>(stock);
    Redeal<C> redeal = new Redeal<>();
    for (Seat seat : others) {
      unseen.addAll(of(seat));
      redeal.pile(of(seat).size(), card -> mayHold.test(seat, card));
    }
    redeal.pile(stock.size(), card -> true);
    Iterator<List<C>> piles = redeal.deal("resample", unseen, chance).iterator();
    List<List<C>> hands = new ArrayList<>(bySeat);
    others.forEach(seat -> hands.set(seat.index(), piles.next().stream().sorted().toList()));
    return new Hands<>(hands, piles.next());
  }
}
