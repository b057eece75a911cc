package games.chalet.rules.infiniski;

import games.chalet.engine.Chance;
import java.util.List;

/**
 * Leaves the snow. If the avalanche catches up on the way, the run ends there and nothing more is
 * discarded (I5).
 */
final class Jumps {

  private final Draft draft;
  private final Chance chance;

  Jumps(Draft draft, Chance chance) {
    this.draft = draft;
    this.chance = chance;
  }

  /** Jumps by the skier's own choice. */
  void chosen() {
    jump(false, false);
  }

  /** Jumps because the section demands it at this speed, which is not the same as forced. */
  void demanded() {
    jump(true, false);
  }

  /** Jumps because no card will do: the avalanche comes nearer first. */
  void forced() {
    draft.hazard++;
    jump(false, true);
  }

  private void jump(boolean must, boolean forced) {
    if (!draft.buried()) {
      draft.speed--;
    }
    List<SlopeCard> discarded = draft.buried() ? List.of() : draft.discardHand();
    Laid from = draft.last();
    draft.last(from.left(forced, draft.speed, draft.hazard));
    draft.tell(
        new InfiniskiEvent.Jumped(
            from.stand(), must, forced, discarded, draft.speed, draft.hazard));
    if (draft.buried()) {
      draft.bury();
    } else {
      new Turns(draft, chance).begin();
    }
  }
}
