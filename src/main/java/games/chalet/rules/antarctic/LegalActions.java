package games.chalet.rules.antarctic;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Accept;
import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.DeclareFirst;
import games.chalet.rules.antarctic.board.AntarcticAction.Decline;
import games.chalet.rules.antarctic.board.AntarcticAction.EndTurn;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticOptions.Order;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.board.Plays;
import games.chalet.rules.antarctic.board.Priority;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.deck.Card;
import java.util.ArrayList;
import java.util.List;

/** The legal actions of a seat: a function of the board and of its own hand. */
final class LegalActions {

  private final AntarcticBoard board;
  private final Seat seat;
  private final List<Card> hand;
  private final List<AntarcticAction> actions = new ArrayList<>();

  private LegalActions(AntarcticBoard board, Seat seat, List<Card> hand) {
    this.board = board;
    this.seat = seat;
    this.hand = hand;
  }

  static List<AntarcticAction> of(AntarcticBoard board, Seat seat, List<Card> hand) {
    return new LegalActions(board, seat, hand).list();
  }

  private List<AntarcticAction> list() {
    if (board.mover().filter(seat::equals).isPresent()) {
      move();
    }
    if (board.undecided().contains(seat)) {
      actions.add(new Accept(board.accused().orElseThrow().turn()));
    }
    if (board.callable(seat)) {
      actions.add(new Call(board.accused().orElseThrow().turn()));
    }
    return List.copyOf(actions);
  }

  private void move() {
    switch (board.phase()) {
      case DECLARE_FIRST ->
          Matching.declarations(board.centre().card())
              .forEach(as -> actions.add(new DeclareFirst(as)));
      case TURN -> turn();
      case WRONGED -> playOutOfTurn();
      case CLOSING_DISCARD -> closes();
      case CLOSE_PAUSE, LAST_PAUSE, OVER -> {}
    }
  }

  private void turn() {
    Plays plays = new Plays(board, seat, hand);
    boolean enforced = board.options().order() == Order.ENFORCED;
    for (Priority priority : Priority.values()) {
      if (!enforced || actions.isEmpty()) {
        actions.addAll(plays.of(priority));
      }
    }
    boolean centreFirst =
        enforced && plays.best().filter(best -> best.compareTo(Priority.B) <= 0).isPresent();
    spends();
    if (!centreFirst) {
      closes();
      if (hand.isEmpty()) {
        actions.add(new EndTurn());
      }
    }
  }

  private void playOutOfTurn() {
    if (board.credits() > 0) {
      spends();
    } else {
      actions.addAll(new Plays(board, seat, hand).of(Priority.A));
    }
    actions.add(new Decline());
  }

  private void spends() {
    if (board.credits() > 0) {
      board.place(seat).top().ifPresent(top -> actions.add(new Spend(Source.PAYOFF, top)));
      hand.forEach(card -> actions.add(new Spend(Source.HAND, card)));
    }
  }

  private void closes() {
    hand.forEach(card -> actions.add(new Close(card)));
  }
}
