package games.chalet.rules.avalanche;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.AvalancheAction.Bank;
import games.chalet.rules.avalanche.AvalancheAction.EndTurn;
import games.chalet.rules.avalanche.AvalancheAction.PickUp;
import games.chalet.rules.avalanche.AvalancheAction.Play;
import games.chalet.rules.avalanche.AvalancheAction.Refill;
import games.chalet.rules.avalanche.hands.Card;
import java.util.List;
import java.util.Optional;

/**
 * The refusals of Avalanche. Each rests on a paragraph of the rules page: {@code pick-up}, {@code
 * refill}, {@code play}, {@code runs}, {@code avalanches}, {@code banking}, {@code house-cards},
 * {@code deck}, {@code end}.
 */
final class Refusals {

  private Refusals() {}

  /** Refuses an action that is not among the legal ones of the seat whose turn it is. */
  static Refusal of(AvalancheState state, Seat seat, AvalancheAction action) {
    AvalancheBoard board = state.board();
    return switch (action) {
      case PickUp pickUp -> ofPickUp(board, pickUp);
      case Refill refill -> ofRefill(board);
      case Bank bank ->
          board.place().bankable()
              ? AvalancheRefusal.BANK_FIRST.of()
              : AvalancheRefusal.NOTHING_TO_BANK.of();
      case EndTurn endTurn -> AvalancheRefusal.PICK_UP_FIRST.of();
      case Play play -> ofPlay(board, state.hand(seat).cards(), play);
    };
  }

  private static Refusal ofPickUp(AvalancheBoard board, PickUp pickUp) {
    if (board.phase() == Phase.PLAY) {
      return board.dry() ? drawPileOut(board) : AvalancheRefusal.PICKED_UP.of();
    }
    if (board.untouched() && board.place().cards() == 0) {
      return AvalancheRefusal.HAND_EMPTY.of();
    }
    return pickUp.pile() == Pile.LIFT
        ? AvalancheRefusal.NO_LIFT_LEFT.of()
        : AvalancheRefusal.DRAW_PILE_EMPTY.of();
  }

  /**
   * Refuses a pick-up in a dry turn. If discards can still be shuffled, a later turn may have cards
   * again.
   */
  private static Refusal drawPileOut(AvalancheBoard board) {
    return DrawPile.renewable(board.options(), board.recycled())
        ? AvalancheRefusal.NOTHING_TO_PICK_UP.of()
        : AvalancheRefusal.NO_MORE_PICKING_UP.of();
  }

  private static Refusal ofRefill(AvalancheBoard board) {
    if (board.place().cards() > 0) {
      return AvalancheRefusal.HAND_NOT_EMPTY.of();
    }
    if (board.inUse().isPresent()) {
      return AvalancheRefusal.LIFT_PASS_BRINGS_TWO.of();
    }
    return board.dry() ? drawPileOut(board) : AvalancheRefusal.NEW_HAND_AT_START.of();
  }

  private static Refusal ofPlay(AvalancheBoard board, List<Card> hand, Play play) {
    if (board.phase() == Phase.PICK_UP) {
      return AvalancheRefusal.PICK_UP_FIRST.of();
    }
    if (board.playsLeft() == 0) {
      return AvalancheRefusal.THREE_CARDS.of();
    }
    if (!hand.contains(play.card())) {
      return AvalancheRefusal.NOT_IN_HAND.of();
    }
    Optional<OpenRun> open = board.place().open();
    return switch (play.card()) {
      case LIFT -> open.isPresent() ? AvalancheRefusal.ONE_RUN.of() : atNobody();
      case GREEN, BLUE, RED, BLACK ->
          open.map(run -> ofRunCard(run, play)).orElseGet(AvalancheRefusal.NO_RUN::of);
      case AVALANCHE -> AvalancheRefusal.AVALANCHE_TARGET.of();
      case SKI_PATROL ->
          open.map(Refusals::ofPatrol).orElseGet(AvalancheRefusal.NO_RUN_TO_GUARD::of);
      case PISTE_CLOSED ->
          Targets.withOpenRun(board).isEmpty()
              ? AvalancheRefusal.NO_OPEN_RUN.of()
              : AvalancheRefusal.PISTE_CLOSED_TARGET.of();
      case WIPEOUT ->
          Targets.withRunCards(board).isEmpty()
              ? AvalancheRefusal.NO_RUN_CARD.of()
              : AvalancheRefusal.WIPEOUT_TARGET.of();
      case LIFT_PASS -> atNobody();
    };
  }

  private static Refusal ofRunCard(OpenRun run, Play play) {
    if (run.closed()) {
      return AvalancheRefusal.PISTE_CLOSED.of();
    }
    return Run.links(run.run().cards(), play.card())
        ? atNobody()
        : AvalancheRefusal.DOES_NOT_LINK.of();
  }

  private static Refusal ofPatrol(OpenRun run) {
    return run.patrol() ? AvalancheRefusal.ONE_PATROL.of() : atNobody();
  }

  private static Refusal atNobody() {
    return AvalancheRefusal.NO_TARGET.of();
  }
}
