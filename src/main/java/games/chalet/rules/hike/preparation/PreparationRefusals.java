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
import games.chalet.rules.hike.deck.Edge;
import games.chalet.rules.hike.sled.Placement;
import games.chalet.rules.hike.sled.Placement.Clash;
import games.chalet.rules.hike.sled.Side;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The refusals of the seat whose turn it is on a preparation day. */
public final class PreparationRefusals {

  private static final Refusal ENDED_BY_ITSELF =
      new Refusal("action-first", "Each turn has one action; do it first.", "actions");

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
          when(
              !(action instanceof PlaceFromHand),
              new Refusal(
                  "put-back-first",
                  "You have lifted a husky out: first place one from your hand.",
                  "swap"));
      case AFTERWARDS ->
          when(
              !isLater(action),
              new Refusal("action-done", "You have done the action of this turn.", "actions"));
      case UPGRADE ->
          when(
              !(action instanceof Upgrade || action instanceof EndTurn),
              new Refusal(
                  "upgrade-or-end",
                  "You have declared: lay equipment under a husky, or end your turn.",
                  "upgrade"));
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
          ofPlacing(board.centre(), "the centre", draft.card(), draft.place());
      case DraftToHand draft -> notThere("the centre", draft.card());
      case PlaceFromHand place -> ofPlacing(hand.cards(), "your hand", place.card(), place.place());
      case LiftOut lift -> noHusky();
      case Pass pass ->
          new Refusal("empty-sled", "Your sled has no husky to swap with itself.", "swap");
      case PlaceYoungster bonus -> ofBonus(bonus);
      case Declare declare ->
          new Refusal("sled-not-full", "Your sled still has free places.", "declaring");
      case Upgrade upgrade -> ofUpgrade();
      case EndTurn end -> ENDED_BY_ITSELF;
    };
  }

  private Refusal ofOpening() {
    return musher.plusOnes() == 0
        ? new Refusal("no-plus-one", "You have no +1 card left.", "opening")
        : new Refusal("deck-empty", "The husky deck is empty.", "opening");
  }

  private static Refusal notThere(String where, Card card) {
    return new Refusal(
        "no-such-card", "%s is not in %s.".formatted(card.title(), where), "actions");
  }

  private static Refusal noHusky() {
    return new Refusal("no-husky", "There is no husky in that place of your sled.", "swap");
  }

  private Refusal ofBonus(PlaceYoungster bonus) {
    if (!bonus.card().youngster()) {
      return new Refusal("no-youngster", "The bonus is for youngsters only.", "youngsters");
    }
    return switch (bonus.from()) {
      case CENTRE -> ofPlacing(board.centre(), "the centre", bonus.card(), bonus.place());
      case HAND -> ofPlacing(hand.cards(), "your hand", bonus.card(), bonus.place());
    };
  }

  private Refusal ofPlacing(List<Card> cards, String where, Card card, int place) {
    if (!cards.contains(card)) {
      return notThere(where, card);
    }
    if (!card.husky()) {
      return new Refusal("not-a-husky", "%s is no husky.".formatted(card.title()), "placing");
    }
    if (place < 0 || place >= musher.sled().size()) {
      return new Refusal("no-such-place", "Your sled has no such place.", "placing");
    }
    if (musher.sled().get(place).isPresent()) {
      return new Refusal(
          "place-taken", "That place is taken; the placing needs a free one.", "placing");
    }
    return Placement.clash(musher.sled(), place, card)
        .map(clash -> ofClash(card, clash))
        .orElse(ENDED_BY_ITSELF);
  }

  /**
   * Refuses a husky by the edges that differ: "Its left edge is pink, Lynx's right edge is blue."
   */
  private static Refusal ofClash(Card card, Clash clash) {
    Side side = clash.side();
    Side other = side.opposite();
    return new Refusal(
        "edges-differ",
        "%s does not go there: its %s edge is %s, the %s edge of %s is %s."
            .formatted(
                card.title(),
                side.word,
                colour(side.of(card)),
                other.word,
                clash.neighbour().title(),
                colour(other.of(clash.neighbour()))),
        "placing");
  }

  private static String colour(Edge edge) {
    return edge.name().toLowerCase(Locale.ROOT);
  }

  private Refusal ofUpgrade() {
    if (board.task() != Task.UPGRADE) {
      return new Refusal(
          "declare-first", "Equipment is laid under huskies right after declaring.", "upgrade");
    }
    if (!hand.holds(Card.EQUIPMENT)) {
      return new Refusal("no-equipment", "You have no equipment card in your hand.", "upgrade");
    }
    return new Refusal(
        "not-upgradable",
        "Equipment goes under an experienced husky with exactly one movement point, one card each.",
        "upgrade");
  }
}
