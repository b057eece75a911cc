package games.chalet.rules.antarctic;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.kit.StandardRefusal;
import java.util.List;
import java.util.Optional;

/** The refusals of cards that a seat cannot lay. */
final class CardRefusals {

  private final AntarcticBoard board;
  private final Seat seat;
  private final List<Card> hand;

  CardRefusals(AntarcticBoard board, Seat seat, List<Card> hand) {
    this.board = board;
    this.seat = seat;
    this.hand = hand;
  }

  /** Returns the reason why this seat can lay no card now; empty if it can lay some. */
  Optional<Refusal> notNow() {
    if (board.mover().filter(seat::equals).isEmpty()) {
      return Optional.of(waiting());
    }
    return switch (board.phase()) {
      case DECLARE_FIRST -> Optional.of(AntarcticRefusal.DECLARE_FIRST.of());
      case CLOSING_DISCARD -> Optional.of(AntarcticRefusal.CLOSE_NOW.of());
      case TURN, WRONGED, CLOSE_PAUSE, LAST_PAUSE, OVER -> Optional.empty();
    };
  }

  private Refusal waiting() {
    if (seat.equals(board.seat()) && board.penalty().isPresent()) {
      return AntarcticRefusal.PENALTY.of();
    }
    boolean mine = seat.equals(board.seat()) || seat.equals(board.after(board.seat()));
    return mine && !board.undecided().isEmpty()
        ? AntarcticRefusal.PAUSE.of()
        : StandardRefusal.notYourTurn("");
  }

  Refusal ofPlayCentre(PlayCentre play) {
    if (outOfTurn() && (board.credits() > 0 || play.from() == Source.HAND)) {
      return onlyTop();
    }
    return absent(play.from(), play.card())
        .orElseGet(
            () ->
                Matching.fits(board.centre().as().orElseThrow(), play.card())
                    ? ofFitting(play)
                    : AntarcticRefusal.DOES_NOT_FIT.of());
  }

  private Refusal ofFitting(PlayCentre play) {
    return Matching.declarations(board.centre().as().orElseThrow(), play.card()).contains(play.as())
        ? outOfOrder()
        : AntarcticRefusal.CENTRE_DECLARATION.of();
  }

  Refusal ofLoad(Load load) {
    if (outOfTurn()) {
      return onlyTop();
    }
    if (load.onto().equals(seat)) {
      return AntarcticRefusal.OWN_PILE.of();
    }
    if (load.onto().index() >= board.places().size() || !board.place(load.onto()).living()) {
      return AntarcticRefusal.NO_SUCH_PILE.of();
    }
    Card top = board.place(load.onto()).top().orElseThrow();
    return absent(load.from(), load.card())
        .orElseGet(
            () ->
                Matching.loads(board.roundLoads(), top, load.card())
                    ? outOfOrder()
                    : doesNotLoad());
  }

  private Refusal doesNotLoad() {
    return switch (board.roundLoads()) {
      case EXACT -> AntarcticRefusal.LOAD_EXACTLY.of();
      case WILD, AUTO -> AntarcticRefusal.DOES_NOT_LOAD.of();
    };
  }

  Refusal ofSpend(Spend spend) {
    return absent(spend.from(), spend.card()).orElseGet(() -> AntarcticRefusal.NO_CREDIT.of());
  }

  Refusal ofClose(Close close) {
    if (outOfTurn()) {
      return onlyTop();
    }
    return absent(Source.HAND, close.card()).orElseGet(CardRefusals::outOfOrder);
  }

  Refusal ofEndTurn() {
    if (outOfTurn()) {
      return onlyTop();
    }
    return hand.isEmpty() ? outOfOrder() : AntarcticRefusal.CLOSE_WITH_CARD.of();
  }

  private boolean outOfTurn() {
    return board.phase() == Phase.WRONGED;
  }

  private static Refusal onlyTop() {
    return AntarcticRefusal.ONLY_TOP.of();
  }

  /**
   * Refuses a matching card that is out of order: the only case left, at a table that enforces the
   * order.
   */
  private static Refusal outOfOrder() {
    return AntarcticRefusal.OUT_OF_ORDER.of();
  }

  private Optional<Refusal> absent(Source from, Card card) {
    return switch (from) {
      case HAND ->
          hand.contains(card) ? Optional.empty() : Optional.of(AntarcticRefusal.NOT_IN_HAND.of());
      case PAYOFF ->
          board.place(seat).top().equals(Optional.of(card))
              ? Optional.empty()
              : Optional.of(AntarcticRefusal.NOT_ON_TOP.of());
    };
  }
}
