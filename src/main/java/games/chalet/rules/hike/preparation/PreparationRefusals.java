package games.chalet.rules.hike.preparation;

import games.chalet.engine.Refusal;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.DraftToHand;
import games.chalet.rules.hike.board.HikeAction.DraftToSled;
import games.chalet.rules.hike.board.HikeAction.EndTurn;
import games.chalet.rules.hike.board.HikeAction.LiftOut;
import games.chalet.rules.hike.board.HikeAction.OpenOne;
import games.chalet.rules.hike.board.HikeAction.Pass;
import games.chalet.rules.hike.board.HikeAction.PlaceFromHand;
import games.chalet.rules.hike.board.HikeAction.PlaceYoungster;
import games.chalet.rules.hike.board.HikeAction.PreparationAction;
import games.chalet.rules.hike.board.HikeAction.Upgrade;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Placement;
import games.chalet.rules.hike.sled.Placement.Clash;
import games.chalet.rules.hike.sled.Side;
import java.util.List;
import java.util.Optional;

/** The refusals of the seat whose turn it is on a preparation day. */
public final class PreparationRefusals {

  private static final Refusal ENDED_BY_ITSELF = PreparationRefusal.ACTION_FIRST.of();

  private final HikeBoard board;
  private final Musher musher;
  private final Hand hand;

  private PreparationRefusals(HikeBoard board, Hand hand) {
    this.board = board;
    this.musher = board.musher(board.toPlay().getFirst());
    this.hand = hand;
  }

  public static Refusal of(HikeBoard board, Hand hand, PreparationAction action) {
    PreparationRefusals refusals = new PreparationRefusals(board, hand);
    return refusals.ofTask(action).orElseGet(() -> refusals.ofAction(action));
  }

  /** Returns the reason why this kind of action is not possible at this moment; empty if it is. */
  private Optional<Refusal> ofTask(PreparationAction action) {
    return switch (board.task()) {
      case ACTION -> when(isLater(action), ENDED_BY_ITSELF);
      case PUT_BACK ->
          when(!(action instanceof PlaceFromHand), PreparationRefusal.PUT_BACK_FIRST.of());
      case AFTERWARDS -> when(!isLater(action), PreparationRefusal.ACTION_DONE.of());
      case UPGRADE ->
          when(
              !(action instanceof Upgrade || action instanceof EndTurn),
              PreparationRefusal.UPGRADE_OR_END.of());
      case TRAVEL, REST -> Optional.empty();
    };
  }

  private static Optional<Refusal> when(boolean holds, Refusal refusal) {
    return holds ? Optional.of(refusal) : Optional.empty();
  }

  private static boolean isLater(PreparationAction action) {
    return action instanceof PlaceYoungster
        || action instanceof Declare
        || action instanceof Upgrade
        || action instanceof EndTurn;
  }

  private Refusal ofAction(PreparationAction action) {
    return switch (action) {
      case OpenOne open -> ofOpening();
      case DraftToSled draft ->
          ofPlacing(board.centre(), PreparationRefusal.NOT_IN_CENTRE, draft.card(), draft.place());
      case DraftToHand draft -> PreparationRefusal.NOT_IN_CENTRE.of(draft.card());
      case PlaceFromHand place ->
          ofPlacing(hand.cards(), PreparationRefusal.NOT_IN_HAND, place.card(), place.place());
      case LiftOut lift -> PreparationRefusal.NO_HUSKY_TO_LIFT.of();
      case Pass pass -> PreparationRefusal.EMPTY_SLED.of();
      case PlaceYoungster bonus -> ofBonus(bonus);
      case Declare declare -> PreparationRefusal.SLED_NOT_FULL.of();
      case Upgrade upgrade -> ofUpgrade();
      case EndTurn end -> ENDED_BY_ITSELF;
    };
  }

  private Refusal ofOpening() {
    return musher.plusOnes() == 0
        ? PreparationRefusal.NO_PLUS_ONE.of()
        : PreparationRefusal.DECK_EMPTY.of();
  }

  private Refusal ofBonus(PlaceYoungster bonus) {
    if (!bonus.card().youngster()) {
      return PreparationRefusal.NO_YOUNGSTER.of();
    }
    return switch (bonus.from()) {
      case CENTRE ->
          ofPlacing(board.centre(), PreparationRefusal.NOT_IN_CENTRE, bonus.card(), bonus.place());
      case HAND ->
          ofPlacing(hand.cards(), PreparationRefusal.NOT_IN_HAND, bonus.card(), bonus.place());
    };
  }

  private Refusal ofPlacing(List<Card> cards, PreparationRefusal notThere, Card card, int place) {
    if (!cards.contains(card)) {
      return notThere.of(card);
    }
    if (!card.husky()) {
      return PreparationRefusal.NOT_A_HUSKY.of(card);
    }
    if (place < 0 || place >= musher.sled().size()) {
      return PreparationRefusal.NO_SUCH_PLACE.of();
    }
    if (musher.sled().get(place).isPresent()) {
      return PreparationRefusal.PLACE_TAKEN.of();
    }
    return Placement.clash(musher.sled(), place, card)
        .map(clash -> ofClash(card, clash))
        .orElse(ENDED_BY_ITSELF);
  }

  /**
   * Refuses a husky by the edges that differ: "Its left edge is pink, the right edge of Lynx is
   * blue."
   */
  private static Refusal ofClash(Card card, Clash clash) {
    Side side = clash.side();
    Side other = side.opposite();
    return PreparationRefusal.EDGES_DIFFER.of(
        card, side, side.of(card), other, clash.neighbour(), other.of(clash.neighbour()));
  }

  private Refusal ofUpgrade() {
    if (board.task() != Task.UPGRADE) {
      return PreparationRefusal.DECLARE_FIRST.of();
    }
    return hand.holds(Card.EQUIPMENT)
        ? PreparationRefusal.NOT_UPGRADABLE.of()
        : PreparationRefusal.NO_EQUIPMENT_IN_HAND.of();
  }
}
