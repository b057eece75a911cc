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
import games.chalet.rules.kit.StandardRefusals;
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
      case DECLARE_FIRST ->
          Optional.of(new Refusal("declare-first", "First declare the centre card.", "wilds"));
      case CLOSING_DISCARD ->
          Optional.of(
              new Refusal("close-now", "Lay a card of your hand on your payoff pile.", "call"));
      case TURN, WRONGED, CLOSE_PAUSE, LAST_PAUSE, OVER -> Optional.empty();
    };
  }

  private Refusal waiting() {
    if (seat.equals(board.seat()) && board.penalty().isPresent()) {
      return new Refusal(
          "penalty", "Wait a moment: first what follows from the call is done.", "call");
    }
    boolean mine = seat.equals(board.seat()) || seat.equals(board.after(board.seat()));
    return mine && !board.undecided().isEmpty()
        ? new Refusal("pause", "Wait a moment: the last turn can still be called.", "call")
        : StandardRefusals.notYourTurn("");
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
                    : new Refusal(
                        "does-not-fit",
                        "The centre goes down by one, ? after 1 and 4 after ?, matching in colour or suit.",
                        "centre"));
  }

  private Refusal ofFitting(PlayCentre play) {
    return Matching.declarations(board.centre().as().orElseThrow(), play.card()).contains(play.as())
        ? outOfOrder()
        : new Refusal(
            "declaration",
            "Only what is wild can be declared, and it has to match in colour or suit.",
            "wilds");
  }

  Refusal ofLoad(Load load) {
    if (outOfTurn()) {
      return onlyTop();
    }
    if (load.onto().equals(seat)) {
      return new Refusal("own-pile", "You load the payoff piles of others, not yours.", "loads");
    }
    if (load.onto().index() >= board.places().size() || !board.place(load.onto()).living()) {
      return new Refusal("no-such-pile", "That seat has no payoff pile.", "loads");
    }
    Card top = board.place(load.onto()).top().orElseThrow();
    return absent(load.from(), load.card())
        .orElseGet(
            () -> Matching.loads(board.loads(), top, load.card()) ? outOfOrder() : doesNotLoad());
  }

  private Refusal doesNotLoad() {
    return switch (board.loads()) {
      case EXACT ->
          new Refusal(
              "does-not-load",
              "A load goes one up or down, matching in colour or suit; black fits only black here.",
              "loads");
      case WILD, AUTO ->
          new Refusal(
              "does-not-load", "A load goes one up or down, matching in colour or suit.", "loads");
    };
  }

  Refusal ofSpend(Spend spend) {
    return absent(spend.from(), spend.card())
        .orElseGet(
            () ->
                new Refusal(
                    "no-credit",
                    "You discard only what a Triple Topper has earned you.",
                    "triple-topper"));
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
    return hand.isEmpty()
        ? outOfOrder()
        : new Refusal(
            "close-with-card", "End your turn with a card on your payoff pile.", "closing");
  }

  private boolean outOfTurn() {
    return board.phase() == Phase.WRONGED;
  }

  private static Refusal onlyTop() {
    return new Refusal(
        "only-top",
        "Out of turn you may play the top of your payoff pile to the centre, once.",
        "wronged");
  }

  /**
   * Refuses a matching card that is out of order: the only case left, at a table that enforces the
   * order.
   */
  private static Refusal outOfOrder() {
    return new Refusal("out-of-order", "A play of higher priority comes first.", "order");
  }

  private Optional<Refusal> absent(Source from, Card card) {
    return switch (from) {
      case HAND ->
          hand.contains(card)
              ? Optional.empty()
              : Optional.of(new Refusal("not-in-hand", "You do not hold that card.", "turn"));
      case PAYOFF ->
          board.place(seat).top().equals(Optional.of(card))
              ? Optional.empty()
              : Optional.of(
                  new Refusal("not-on-top", "That is not the top of your payoff pile.", "turn"));
    };
  }
}
