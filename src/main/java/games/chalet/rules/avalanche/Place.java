package games.chalet.rules.avalanche;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What everybody sees of one seat.
 *
 * @param cards how many cards are in its hand, lifts included
 * @param lifts how many of these are lifts: they come from a pile of their own, so all know it
 * @param open its open run
 * @param banked its banked runs, oldest first
 * @param total the points of its banked runs
 */
public record Place(int cards, int lifts, Optional<OpenRun> open, List<Run> banked, int total) {

  public Place {
    banked = List.copyOf(banked);
  }

  /** Whether there is an open run with a card in it (ruling 13). */
  boolean bankable() {
    return open.isPresent() && !open.get().run().cards().isEmpty();
  }

  Place withOpen(Optional<OpenRun> run) {
    return new Place(cards, lifts, run, banked, total);
  }

  Place withHand(int handCards, int handLifts) {
    return new Place(handCards, handLifts, open, banked, total);
  }

  /** This place after its open run, which was {@code run}, has been put aside. */
  Place withBanked(Run run) {
    List<Run> more = new ArrayList<>(banked);
    more.add(run);
    return new Place(cards, lifts, Optional.empty(), more, total + run.points());
  }
}
