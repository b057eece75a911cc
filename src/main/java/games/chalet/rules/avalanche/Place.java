package games.chalet.rules.avalanche;

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
}
