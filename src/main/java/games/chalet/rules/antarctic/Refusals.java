package games.chalet.rules.antarctic;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
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
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.kit.StandardRefusals;
import java.util.List;

/**
 * The refusals of Antarctic Solitaire. Each rests on a paragraph of the rules page: {@code deck},
 * {@code wilds}, {@code turn}, {@code centre}, {@code triple-topper}, {@code loads}, {@code order},
 * {@code closing}, {@code call}, {@code wronged}, {@code out}, {@code end}.
 */
final class Refusals {

  private Refusals() {}

  static List<Refusal> ofOptions(AntarcticOptions options) {
    if (options.jokers() != 0 && options.jokers() != Offer.JOKERS) {
      return List.of(AntarcticRefusal.JOKERS.of());
    }
    return List.of();
  }

  /** Refuses an action that is not among the legal ones; tells only what this seat may know. */
  static Refusal of(AntarcticBoard board, Seat seat, List<Card> hand, AntarcticAction action) {
    if (board.phase() == Phase.OVER) {
      return StandardRefusals.matchOver("end");
    }
    if (!board.place(seat).living()) {
      return AntarcticRefusal.OUT.of();
    }
    CardRefusals cards = new CardRefusals(board, seat, hand);
    return switch (action) {
      case Call call -> CallRefusals.ofCall(board, seat, call.turn());
      case Accept accept -> CallRefusals.ofAccept();
      case DeclareFirst declare -> ofDeclaration(board, seat);
      case Decline decline -> ofDecline();
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

  private static Refusal ofDecline() {
    return AntarcticRefusal.NOT_WRONGED.of();
  }
}
