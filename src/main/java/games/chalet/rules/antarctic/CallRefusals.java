package games.chalet.rules.antarctic;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticOptions.Order;
import games.chalet.rules.antarctic.calls.Accused;

/** The refusals of calls and acceptances; for a late call they name the event that came first. */
final class CallRefusals {

  private CallRefusals() {}

  static Refusal ofCall(AntarcticBoard board, Seat seat, int turn) {
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
    if (accused.called().contains(seat)) {
      return AntarcticRefusal.CALLED_ONCE.of();
    }
    return AntarcticRefusal.LATE_AFTER_CALL.of();
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

  static Refusal ofAccept() {
    return AntarcticRefusal.NOT_WAITED_FOR.of();
  }
}
