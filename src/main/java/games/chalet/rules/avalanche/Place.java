package games.chalet.rules.avalanche;

import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/**
 * The public part of one seat.
 *
 * @param cards the number of cards in its hand, lifts included
 * @param lifts the number of lifts among these; public, because they come from a pile of their own
 * @param open its open run
 * @param banked its banked runs, oldest first
 * @param total the points of its banked runs
 */
public record Place(int cards, int lifts, Optional<OpenRun> open, List<Run> banked, int total) {

  public Place {
    banked = List.copyOf(banked);
  }

  /** Returns true if there is an open run with a run card in it (ruling 13). */
  boolean bankable() {
    return open.isPresent() && !open.get().run().cards().isEmpty();
  }

  Place withOpen(Optional<OpenRun> run) {
    return new Place(cards, lifts, run, banked, total);
  }

  Place withHand(int handCards, int handLifts) {
    return new Place(handCards, handLifts, open, banked, total);
  }

  /** Returns this place after its open run, {@code run}, has been banked. */
  Place withBanked(Run run) {
    return new Place(cards, lifts, Optional.empty(), Lists.plus(banked, run), total + run.points());
  }
}
