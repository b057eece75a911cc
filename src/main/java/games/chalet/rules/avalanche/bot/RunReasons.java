package games.chalet.rules.avalanche.bot;

import games.chalet.engine.Reasons;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.rules.avalanche.AvalancheAction;
import games.chalet.rules.avalanche.AvalancheAction.Bank;
import games.chalet.rules.avalanche.AvalancheAction.EndTurn;
import games.chalet.rules.avalanche.AvalancheAction.PickUp;
import games.chalet.rules.avalanche.AvalancheAction.Play;
import games.chalet.rules.avalanche.AvalancheAction.Refill;
import games.chalet.rules.avalanche.AvalancheBoard;
import games.chalet.rules.avalanche.AvalancheView;
import games.chalet.rules.avalanche.OpenRun;
import games.chalet.rules.avalanche.Pile;
import games.chalet.rules.avalanche.Run;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the reasons for an action from the board: points made safe, won, or swept away. */
final class RunReasons implements Reasons<AvalancheView, AvalancheAction> {

  private static final int LAST_BUT_ONE = 4;
  private static final int NEW_HAND = 4;
  private static final int LIFT_PASS = 2;

  @Override
  public Class<?> type() {
    return AvalancheReason.class;
  }

  @Override
  public List<AvalancheReason> of(
      Sight<AvalancheView, AvalancheAction> sight, AvalancheAction action) {
    AvalancheBoard board = sight.view().board();
    Seat me = sight.seat();
    return switch (action) {
      case Bank bank ->
          List.of(new AvalancheReason.MakesSafe(points(board, me), board.avalanches() + 1));
      case Refill refill ->
          brings(Math.min(1, board.liftPile()) + Math.min(NEW_HAND, board.drawPile()));
      case PickUp pickUp ->
          pickUp.pile() == Pile.LIFT && board.places().get(me.index()).open().isEmpty()
              ? List.of(new AvalancheReason.BeginsRun())
              : List.of();
      case Play play -> played(board, me, play);
      case EndTurn end -> {
        int cards = sight.view().hand().map(List::size).orElse(0);
        yield cards == 0 ? List.of() : List.of(new AvalancheReason.KeepsCards(cards));
      }
    };
  }

  private static List<AvalancheReason> played(AvalancheBoard board, Seat me, Play play) {
    return switch (play.card()) {
      case LIFT -> List.of(new AvalancheReason.BeginsRun());
      case GREEN, BLUE, RED, BLACK -> lengthened(board, me, play.card());
      case SKI_PATROL -> List.of(new AvalancheReason.Shields(points(board, me)));
      case LIFT_PASS ->
          brings(
              board.drawPile() == 0 ? 0 : Math.min(LIFT_PASS, board.drawPile() + board.liftPile()));
      case AVALANCHE -> List.of(avalanche(board, me, play.target()));
      case PISTE_CLOSED, WIPEOUT ->
          play.target().stream()
              .<AvalancheReason>map(
                  target -> new AvalancheReason.Hinders(target, points(board, target)))
              .toList();
    };
  }

  private static List<AvalancheReason> lengthened(AvalancheBoard board, Seat me, Card card) {
    List<Card> cards =
        board.places().get(me.index()).open().map(open -> open.run().cards()).orElse(List.of());
    Run before = Run.of(cards);
    Run after = Run.of(Lists.plus(cards, card));
    List<AvalancheReason> reasons = new ArrayList<>();
    if (after.bonus() > before.bonus()) {
      reasons.add(new AvalancheReason.BringsBonus(after.bonus()));
    }
    reasons.add(new AvalancheReason.Lengthens(after.points() - before.points(), after.points()));
    return reasons;
  }

  /**
   * Returns the reason for an avalanche. The fifth ends the match; no open run counts any more
   * then.
   */
  private static AvalancheReason avalanche(AvalancheBoard board, Seat me, Optional<Seat> target) {
    if (board.avalanches() == LAST_BUT_ONE) {
      int best = 0;
      for (int index = 0; index < board.places().size(); index++) {
        best = index == me.index() ? best : Math.max(best, board.places().get(index).total());
      }
      return new AvalancheReason.EndsMatch(board.places().get(me.index()).total() - best);
    }
    if (target.isPresent()) {
      return new AvalancheReason.SweepsAway(hit(board, target.get()), 0);
    }
    return new AvalancheReason.SweepsAway(othersLoss(board, me), ownLoss(board, me));
  }

  /** Returns the points that an avalanche on all open runs would take from the other seats. */
  static int othersLoss(AvalancheBoard board, Seat me) {
    return Seat.all(board.places().size()).stream()
        .filter(seat -> !seat.equals(me))
        .mapToInt(seat -> hit(board, seat))
        .sum();
  }

  /** Returns the points that an avalanche would take from the seat that plays it. */
  static int ownLoss(AvalancheBoard board, Seat me) {
    return switch (board.options().avalancheHits()) {
      case ALL -> hit(board, me);
      case OTHERS, ONE -> 0;
    };
  }

  /**
   * Returns the points that an avalanche would take from a seat: none if a Ski Patrol saves the
   * run.
   */
  static int hit(AvalancheBoard board, Seat seat) {
    return board.places().get(seat.index()).open().filter(OpenRun::patrol).isPresent()
        ? 0
        : points(board, seat);
  }

  /**
   * Returns the reason that cards come; none for zero cards, although discards may become a new
   * draw pile.
   */
  private static List<AvalancheReason> brings(int cards) {
    return cards == 0 ? List.of() : List.of(new AvalancheReason.BringsCards(cards));
  }

  /** Returns the points of the open run of a seat; 0 if it has none. */
  static int points(AvalancheBoard board, Seat seat) {
    return board.places().get(seat.index()).open().map(open -> open.run().points()).orElse(0);
  }
}
