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

  static Refusal deckTooShort() {
    return new Refusal("deck-too-short", "The short deck is for at most four players.", "deck");
  }

  /** Refuses an action that is not among the legal ones of the seat whose turn it is. */
  static Refusal of(AvalancheState state, Seat seat, AvalancheAction action) {
    AvalancheBoard board = state.board();
    return switch (action) {
      case PickUp pickUp -> ofPickUp(board, pickUp);
      case Refill refill -> ofRefill(board);
      case Bank bank -> ofBank(board);
      case EndTurn endTurn -> pickUpFirst();
      case Play play -> ofPlay(board, state.hand(seat).cards(), play);
    };
  }

  private static Refusal ofPickUp(AvalancheBoard board, PickUp pickUp) {
    if (board.phase() == Phase.PLAY) {
      return board.dry()
          ? drawPileOut(board)
          : new Refusal("picked-up", "You have picked up your cards for this turn.", "pick-up");
    }
    if (board.untouched() && board.place().cards() == 0) {
      return new Refusal("refill", "Your hand is empty: pick up a new one.", "refill");
    }
    return pickUp.pile() == Pile.LIFT
        ? new Refusal("pile-empty", "There is no lift left to pick up.", "pick-up")
        : new Refusal("pile-empty", "There is no card left in the draw pile.", "pick-up");
  }

  /**
   * Refuses a pick-up in a dry turn. If discards can still be shuffled, a later turn may have cards
   * again.
   */
  private static Refusal drawPileOut(AvalancheBoard board) {
    return DrawPile.renewable(board.options(), board.recycled())
        ? new Refusal(
            "draw-pile-out",
            "There was nothing to pick up or to shuffle when your turn began.",
            "end")
        : new Refusal(
            "draw-pile-out", "The draw pile is empty, so no one picks up any more.", "end");
  }

  private static Refusal ofRefill(AvalancheBoard board) {
    if (board.place().cards() > 0) {
      return new Refusal("no-refill", "You pick up a new hand only when yours is empty.", "refill");
    }
    if (board.inUse().isPresent()) {
      return new Refusal(
          "no-refill", "A Lift Pass brings two cards, also into an empty hand.", "house-cards");
    }
    return board.dry()
        ? drawPileOut(board)
        : new Refusal("no-refill", "A new hand is picked up at the beginning of a turn.", "refill");
  }

  private static Refusal ofBank(AvalancheBoard board) {
    return board.place().bankable()
        ? new Refusal(
            "bank-first-thing", "Banking is a whole turn: do it before anything else.", "banking")
        : new Refusal("nothing-to-bank", "You have no run with a run card in it.", "banking");
  }

  private static Refusal pickUpFirst() {
    return new Refusal("pick-up-first", "Pick up your cards first.", "pick-up");
  }

  private static Refusal ofPlay(AvalancheBoard board, List<Card> hand, Play play) {
    if (board.phase() == Phase.PICK_UP) {
      return pickUpFirst();
    }
    if (board.playsLeft() == 0) {
      return new Refusal("three-cards", "You may play three cards in a turn.", "play");
    }
    if (!hand.contains(play.card())) {
      return new Refusal("not-in-hand", "You do not hold that card.", "play");
    }
    Optional<OpenRun> open = board.place().open();
    return switch (play.card()) {
      case LIFT ->
          open.isPresent()
              ? new Refusal("one-run", "You can only go on one ski run at a time.", "runs")
              : atNobody();
      case GREEN, BLUE, RED, BLACK ->
          open.map(run -> ofRunCard(run, play)).orElseGet(Refusals::noRun);
      case AVALANCHE ->
          new Refusal(
              "target", "An avalanche comes down where the table has agreed.", "avalanches");
      case SKI_PATROL -> open.map(Refusals::ofPatrol).orElseGet(Refusals::nothingToGuard);
      case PISTE_CLOSED -> ofPisteClosed(Targets.withOpenRun(board));
      case WIPEOUT -> ofWipeout(Targets.withRunCards(board));
      case LIFT_PASS -> atNobody();
    };
  }

  private static Refusal ofRunCard(OpenRun run, Play play) {
    if (run.closed()) {
      return new Refusal("piste-closed", "Your piste is closed in this turn.", "house-cards");
    }
    return Slope.links(run.run().cards(), play.card())
        ? atNobody()
        : new Refusal(
            "does-not-link", "A run card links to the same or a neighbouring colour.", "runs");
  }

  private static Refusal noRun() {
    return new Refusal("no-run", "A ski run begins with a lift card.", "runs");
  }

  private static Refusal ofPatrol(OpenRun run) {
    return run.patrol()
        ? new Refusal(
            "one-patrol", "There is already a Ski Patrol next to your run.", "house-cards")
        : atNobody();
  }

  private static Refusal nothingToGuard() {
    return new Refusal(
        "no-run", "A Ski Patrol goes next to your open run, and you have none.", "house-cards");
  }

  private static Refusal ofPisteClosed(List<Seat> targets) {
    return targets.isEmpty()
        ? new Refusal("no-target", "No opponent has an open run.", "house-cards")
        : new Refusal(
            "target", "A Piste Closed is aimed at an opponent with an open run.", "house-cards");
  }

  private static Refusal ofWipeout(List<Seat> targets) {
    return targets.isEmpty()
        ? new Refusal(
            "no-target", "No opponent has an open run with a run card in it.", "house-cards")
        : new Refusal(
            "target",
            "A Wipeout is aimed at an opponent with a run card in an open run.",
            "house-cards");
  }

  private static Refusal atNobody() {
    return new Refusal("target", "That card has no target.", "play");
  }
}
