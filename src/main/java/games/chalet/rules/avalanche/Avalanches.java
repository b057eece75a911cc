package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.AvalancheEvent.AvalancheFell;
import games.chalet.rules.avalanche.AvalancheEvent.LostRun;
import games.chalet.rules.avalanche.hands.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The effects of an avalanche. */
final class Avalanches {

  /** The number of the avalanche that ends the match. */
  static final int LAST = 5;

  private Avalanches() {}

  static void fall(Draft draft, Seat by, Optional<Seat> target) {
    draft.avalanches++;
    if (draft.avalanches == LAST) {
      draft.tell(new AvalancheFell(by, LAST, List.of(), List.of()));
      TurnEnds.over(draft, Ending.FIFTH_AVALANCHE, by);
      return;
    }
    List<LostRun> lost = new ArrayList<>();
    List<Seat> saved = new ArrayList<>();
    for (Seat seat : Seat.all(draft.seats())) {
      Optional<OpenRun> open = draft.place(seat).open();
      if (open.isEmpty() || !hits(draft.options, by, seat, target)) {
        continue;
      }
      if (open.get().patrol()) {
        draft.open(seat, Optional.of(open.get().withPatrol(false)));
        draft.discard(List.of(Card.SKI_PATROL));
        saved.add(seat);
      } else {
        draft.open(seat, Optional.empty());
        draft.discard(open.get().run().cards());
        draft.liftPile++;
        lost.add(new LostRun(seat, open.get().run().cards()));
      }
    }
    draft.tell(new AvalancheFell(by, draft.avalanches, lost, saved));
  }

  private static boolean hits(AvalancheOptions options, Seat by, Seat seat, Optional<Seat> target) {
    return switch (options.avalancheHits()) {
      case ALL -> true;
      case OTHERS -> !seat.equals(by);
      case ONE -> target.filter(seat::equals).isPresent();
    };
  }
}
