package games.chalet.rules.infiniski;

import games.chalet.engine.Chance;
import java.util.List;

/**
 * Leaves the snow. Who is buried on the way gets no farther: nothing is discarded any more (I5).
 */
final class Jumps {

  private final Draft draft;
  private final Chance chance;

  Jumps(Draft draft, Chance chance) {
    this.draft = draft;
    this.chance = chance;
  }

  /** Because the skier wants to. */
  void chosen() {
    jump(false, false);
  }

  /** Because the section demands it at this speed, which is not the same as forced. */
  void demanded() {
    jump(true, false);
  }

  /** Because no card will do: the avalanche comes nearer first. */
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
