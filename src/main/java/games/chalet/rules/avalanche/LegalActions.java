package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.AvalancheAction.Bank;
import games.chalet.rules.avalanche.AvalancheAction.EndTurn;
import games.chalet.rules.avalanche.AvalancheAction.PickUp;
import games.chalet.rules.avalanche.AvalancheAction.Play;
import games.chalet.rules.avalanche.AvalancheAction.Refill;
import games.chalet.rules.avalanche.AvalancheOptions.AvalancheHits;
import games.chalet.rules.avalanche.hands.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The legal actions of the seat whose turn it is: a function of the board and of its own hand. */
final class LegalActions {

  private final AvalancheBoard board;
  private final List<Card> hand;
  private final List<AvalancheAction> actions = new ArrayList<>();

  private LegalActions(AvalancheBoard board, List<Card> hand) {
    this.board = board;
    this.hand = hand;
  }

  static List<AvalancheAction> of(AvalancheBoard board, List<Card> hand) {
    return new LegalActions(board, hand).list();
  }

  private List<AvalancheAction> list() {
    if (board.untouched() && board.place().bankable()) {
      actions.add(new Bank());
    }
    switch (board.phase()) {
      case PICK_UP -> pickUps();
      case PLAY -> plays();
      case OVER -> {}
    }
    return List.copyOf(actions);
  }

  private void pickUps() {
    if (board.untouched() && hand.isEmpty()) {
      actions.add(new Refill());
      return;
    }
    if (board.drawable()) {
      actions.add(new PickUp(Pile.DRAW));
    }
    if (board.liftPile() > 0) {
      actions.add(new PickUp(Pile.LIFT));
    }
  }

  private void plays() {
    if (board.playsLeft() > 0) {
      Card last = null;
      for (Card card : hand) {
        if (card != last) {
          plays(card);
        }
        last = card;
      }
    }
    actions.add(new EndTurn());
  }

  private void plays(Card card) {
    Optional<OpenRun> open = board.place().open();
    switch (card) {
      case LIFT -> playIf(card, open.isEmpty());
      case GREEN, BLUE, RED, BLACK ->
          playIf(
              card,
              open.filter(run -> !run.closed() && Run.links(run.run().cards(), card)).isPresent());
      case AVALANCHE -> playAvalanche();
      case SKI_PATROL -> playIf(card, open.filter(run -> !run.patrol()).isPresent());
      case PISTE_CLOSED -> playAtEach(card, Targets.withOpenRun(board));
      case WIPEOUT -> playAtEach(card, Targets.withRunCards(board));
      case LIFT_PASS -> playIf(card, true);
    }
  }

  /** Adds the avalanche, without a target if it is the fifth: that one only ends the match. */
  private void playAvalanche() {
    boolean names =
        board.options().avalancheHits() == AvalancheHits.ONE
            && board.avalanches() + 1 < Avalanches.LAST;
    List<Seat> targets = names ? Targets.withOpenRun(board) : List.of();
    playIf(Card.AVALANCHE, targets.isEmpty());
    playAtEach(Card.AVALANCHE, targets);
  }

  private void playIf(Card card, boolean allowed) {
    if (allowed) {
      actions.add(new Play(card, Optional.empty()));
    }
  }

  private void playAtEach(Card card, List<Seat> targets) {
    for (Seat target : targets) {
      actions.add(new Play(card, Optional.of(target)));
    }
  }
}
