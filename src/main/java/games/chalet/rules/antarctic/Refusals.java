package games.chalet.rules.antarctic;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.Accused;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Accept;
import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.DeclareFirst;
import games.chalet.rules.antarctic.board.AntarcticAction.Decline;
import games.chalet.rules.antarctic.board.AntarcticAction.EndTurn;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticOptions.Order;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.kit.StandardRefusal;
import java.util.List;

/**
 * The refusals of Antarctic Solitaire. Each rests on a paragraph of the rules page: {@code deck},
 * {@code wilds}, {@code turn}, {@code centre}, {@code triple-topper}, {@code loads}, {@code order},
 * {@code closing}, {@code call}, {@code wronged}, {@code out}, {@code end}.
 */
final class Refusals {

  private Refusals() {}

  static List<Refusal> ofOptions(AntarcticOptions options) {
    return options.jokers() == 0 || options.jokers() == Offer.JOKERS
        ? List.of()
        : List.of(AntarcticRefusal.JOKERS.of());
  }

  /** Refuses an action that is not among the legal ones; tells only what this seat may know. */
  static Refusal of(AntarcticBoard board, Seat seat, List<Card> hand, AntarcticAction action) {
    if (board.phase() == Phase.OVER) {
      return StandardRefusal.matchOver("end");
    }
    if (!board.place(seat).living()) {
      return AntarcticRefusal.OUT.of();
    }
    CardRefusals cards = new CardRefusals(board, seat, hand);
    return switch (action) {
      case Call call -> ofCall(board, seat, call.turn());
      case Accept accept -> AntarcticRefusal.NOT_WAITED_FOR.of();
      case DeclareFirst declare -> ofDeclaration(board, seat);
      case Decline decline -> AntarcticRefusal.NOT_WRONGED.of();
      case PlayCentre play -> cards.notNow().orElseGet(() -> cards.ofPlayCentre(play));
      case Load load -> cards.notNow().orElseGet(() -> cards.ofLoad(load));
      case Spend spend -> cards.notNow().orElseGet(() -> cards.ofSpend(spend));
      case Close close -> cards.notNow().orElseGet(() -> cards.ofClose(close));
      case EndTurn endTurn -> cards.notNow().orElseGet(cards::ofEndTurn);
    };
  }

  private static Refusal ofDeclaration(AntarcticBoard board, Seat seat) {
    if (board.phase() != Phase.DECLARE_FIRST) {
      return AntarcticRefusal.DECLARED.of();
    }
    return seat.equals(board.dealer())
        ? AntarcticRefusal.FIRST_DECLARATION.of()
        : AntarcticRefusal.DEALER_DECLARES.of();
  }

  /** Refuses a call; for a late one tells the event that came first. */
  private static Refusal ofCall(AntarcticBoard board, Seat seat, int turn) {
    if (board.options().order() == Order.ENFORCED) {
      return AntarcticRefusal.NO_CALLS.of();
    }
    return board
        .accused()
        .filter(accused -> accused.turn() == turn)
        .map(accused -> ofPresent(accused, seat))
        .orElseGet(() -> ofOther(board, turn));
  }

  private static Refusal ofPresent(Accused accused, Seat seat) {
    if (accused.seat().equals(seat)) {
      return AntarcticRefusal.OWN_TURN.of();
    }
    return accused.called().contains(seat)
        ? AntarcticRefusal.CALLED_ONCE.of()
        : AntarcticRefusal.LATE_AFTER_CALL.of();
  }

  private static Refusal ofOther(AntarcticBoard board, int turn) {
    boolean nextHasPlayed = board.accused().filter(accused -> accused.turn() > turn).isPresent();
    boolean roundIsOver = !board.rounds().isEmpty() && board.rounds().getLast().lastTurn() >= turn;
    if (roundIsOver) {
      return AntarcticRefusal.LATE_AFTER_ROUND.of();
    }
    return nextHasPlayed
        ? AntarcticRefusal.LATE_AFTER_PLAY.of()
        : AntarcticRefusal.NOTHING_TO_CALL.of();
  }
}
