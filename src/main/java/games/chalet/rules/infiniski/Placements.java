package games.chalet.rules.infiniski;

import games.chalet.rules.infiniski.InfiniskiAction.Place;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The cards of a hand that may be laid, each with its orientation. */
final class Placements {

  private final List<SlopeCard> hand;
  private final Optional<Laid> last;

  private Placements(List<SlopeCard> hand, List<Laid> slope) {
    this.hand = hand;
    this.last = slope.isEmpty() ? Optional.empty() : Optional.of(slope.getLast());
  }

  /** Returns the placements in the order of the hand, upright first. */
  static List<Place> of(List<SlopeCard> hand, List<Laid> slope) {
    Placements placements = new Placements(hand, slope);
    return hand.stream()
        .flatMap(
            card ->
                Arrays.stream(Orientation.values())
                    .map(orientation -> new Place(card, orientation)))
        .filter(placements::allows)
        .toList();
  }

  private boolean allows(Place place) {
    Optional<Slope> entry = entry(place.card(), place.orientation());
    if (entry.isEmpty()) {
      return false;
    }
    return last.flatMap(Laid::landing)
        .map(side -> canLand(place, side))
        .orElseGet(() -> last.isEmpty() || last.get().exit().equals(entry));
  }

  /** Returns the slope of the section that comes first; empty for an X. */
  static Optional<Slope> entry(SlopeCard card, Orientation orientation) {
    return card.section(orientation == Orientation.PORTRAIT ? Part.PORTRAIT : Part.LEFT).slope();
  }

  /**
   * Returns true if a jump may land on this placement: on its side, whatever the slope (ruling I8);
   * on an X only if there is no other card (I9).
   */
  private boolean canLand(Place place, Part side) {
    return place.orientation() == Orientation.LANDSCAPE
        && (place.card().section(side).slope().isPresent() || hand.size() == 1);
  }
}
