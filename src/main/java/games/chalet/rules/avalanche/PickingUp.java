package games.chalet.rules.avalanche;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.AvalancheEvent.PickedUp;
import games.chalet.rules.avalanche.AvalancheEvent.Refilled;
import games.chalet.rules.avalanche.hands.Card;
import java.util.List;
import java.util.Optional;

/** Picking up, at the start of a turn and after a Lift Pass. */
final class PickingUp {

  static final int CARDS = 2;
  private static final int REFILL = 4;

  private PickingUp() {}

  /**
   * Begins to pick up two cards, unless the draw pile is out; lifts are not picked up then either.
   *
   * @return true if cards can be picked up
   */
  static boolean begin(Draft draft) {
    if (!draft.drawable()) {
      return false;
    }
    draft.phase = Phase.PICK_UP;
    draft.picksLeft = CARDS;
    return true;
  }

  static void pickUp(Draft draft, Seat seat, Pile pile, Chance chance) {
    recycleIfNeeded(draft, chance);
    switch (pile) {
      case DRAW -> draft.give(seat, draft.draw());
      case LIFT -> takeLift(draft, seat);
    }
    draft.tell(new PickedUp(seat, pile));
    draft.picksLeft--;
    if (draft.picksLeft == 0 || (!draft.drawable() && draft.liftPile == 0)) {
      finish(draft);
    }
  }

  /**
   * Picks up one lift and four cards; cards that one pile lacks are not replaced from the other.
   */
  static void refill(Draft draft, Seat seat, Chance chance) {
    recycleIfNeeded(draft, chance);
    int lifts = Math.min(1, draft.liftPile);
    if (lifts == 1) {
      takeLift(draft, seat);
    }
    int cards = 0;
    while (cards < REFILL && draft.drawable()) {
      recycleIfNeeded(draft, chance);
      draft.give(seat, draft.draw());
      cards++;
    }
    draft.tell(new Refilled(seat, lifts, cards));
    finish(draft);
  }

  private static void recycleIfNeeded(Draft draft, Chance chance) {
    if (draft.drawPile.isEmpty() && draft.drawable()) {
      draft.recycle(chance);
    }
  }

  private static void takeLift(Draft draft, Seat seat) {
    draft.liftPile--;
    draft.give(seat, Card.LIFT);
  }

  private static void finish(Draft draft) {
    draft.phase = Phase.PLAY;
    draft.picksLeft = 0;
    draft.inUse.ifPresent(card -> draft.discard(List.of(card)));
    draft.inUse = Optional.empty();
  }
}
