package games.chalet.rules.infiniski.bot;

import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import games.chalet.rules.infiniski.InfiniskiView;
import games.chalet.rules.infiniski.Laid;
import games.chalet.rules.infiniski.Slope;
import games.chalet.rules.infiniski.SlopeCard;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * A skier's standing between two cards, before any is drawn.
 *
 * @param points scored since the view from which this was foreseen
 * @param exit the slope to which the next card has to connect; empty in the air, where any will do
 * @param hand the cards that are kept; none of them is lost before the next one is laid
 * @param unseen the cards that lie in the deck
 */
record Standing(
    Flags flags,
    int points,
    int speed,
    int hazard,
    Optional<Slope> exit,
    Set<SlopeCard> hand,
    Set<SlopeCard> unseen) {

  /**
   * Returns the present standing; before the first card is laid the skier counts as in the air
   * (ruling I1).
   */
  static Standing of(InfiniskiView view) {
    Set<SlopeCard> hand = EnumSet.noneOf(SlopeCard.class);
    hand.addAll(view.hand());
    Set<SlopeCard> unseen = EnumSet.allOf(SlopeCard.class);
    unseen.removeAll(hand);
    view.discards().forEach(unseen::remove);
    view.slope().forEach(laid -> unseen.remove(laid.card()));
    return new Standing(view.flags(), 0, view.speed(), view.hazard(), exit(view), hand, unseen);
  }

  private static Optional<Slope> exit(InfiniskiView view) {
    if (view.slope().isEmpty()) {
      return Optional.empty();
    }
    Laid last = view.slope().getLast();
    return last.takeOff().isPresent()
        ? Optional.empty()
        : last.card().section(last.stand()).slope();
  }

  boolean buried() {
    return speed < hazard;
  }

  Standing without(SlopeCard card) {
    Set<SlopeCard> rest = EnumSet.copyOf(hand);
    rest.remove(card);
    return new Standing(flags, points, speed, hazard, exit, rest, unseen);
  }

  Standing with(int more, int speedThen, int hazardThen) {
    return new Standing(flags, points + more, speedThen, hazardThen, exit, hand, unseen);
  }

  Standing on(Optional<Slope> slope) {
    return new Standing(flags, points, speed, hazard, slope, hand, unseen);
  }

  /** Returns the standing after a jump, which discards the hand. */
  Standing jumped() {
    return new Standing(
        flags,
        points,
        speed - 1,
        hazard,
        Optional.empty(),
        EnumSet.noneOf(SlopeCard.class),
        unseen);
  }
}
