package games.chalet.rules.hike.bot;

import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Placement;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Swaps that open the last place of a sled where no available card fits: with another husky next to
 * it, or with another place left free, one does.
 *
 * @param sled the sled before the swap
 * @param hand the cards in the hand
 * @param centre the cards in the centre
 */
record Swaps(List<Optional<Husky>> sled, List<Card> hand, List<Card> centre) {

  /** Returns true if the sled lacks one husky and no available one fits. */
  boolean needed() {
    return isAlmostFull(sled) && !canBeFilled(sled, hand);
  }

  /** Returns true if it can be filled after swapping that husky for one of the hand. */
  boolean helps(int place) {
    List<Card> more = Lists.plus(hand, sled.get(place).orElseThrow().card());
    List<Optional<Husky>> without = Lists.set(sled, place, Optional.empty());
    return more.stream()
        .filter(Card::husky)
        .anyMatch(
            card ->
                Placement.places(without, card).stream()
                    .anyMatch(to -> canBeFilled(without, more, card, to)));
  }

  /** Returns true if it can be filled after that card of the hand was placed there. */
  boolean canBeFilledAfter(Card card, int place) {
    return canBeFilled(sled, hand, card, place);
  }

  private boolean canBeFilled(List<Optional<Husky>> before, List<Card> held, Card card, int place) {
    List<Optional<Husky>> after =
        Lists.set(before, place, Optional.of(new Husky(card, Condition.READY, false)));
    return isAlmostFull(after) && canBeFilled(after, Lists.minus(held, card));
  }

  private boolean canBeFilled(List<Optional<Husky>> almostFull, List<Card> held) {
    return Stream.concat(held.stream(), centre.stream())
        .anyMatch(card -> card.husky() && !Placement.places(almostFull, card).isEmpty());
  }

  private static boolean isAlmostFull(List<Optional<Husky>> some) {
    return some.stream().filter(Optional::isEmpty).count() == 1;
  }
}
