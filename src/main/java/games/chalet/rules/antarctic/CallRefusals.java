package games.chalet.rules.antarctic;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticOptions.Order;
import games.chalet.rules.antarctic.calls.Accused;

/** The refusals of calls and acceptances; for a late call they name the event that came first. */
final class CallRefusals {

  private static final String LATE = "call-too-late";
  private static final String RULE = "call";

  private CallRefusals() {}

  static Refusal ofCall(AntarcticBoard board, Seat seat, int turn) {
    if (board.options().order() == Order.ENFORCED) {
      return new Refusal(
          "no-calls", "This table keeps the order itself, so there are no calls.", RULE);
    }
    return board
        .accused()
        .filter(accused -> accused.turn() == turn)
        .map(accused -> ofPresent(accused, seat))
        .orElseGet(() -> ofOther(board, turn));
  }

  private static Refusal ofPresent(Accused accused, Seat seat) {
    if (accused.seat().equals(seat)) {
      return new Refusal("own-turn", "You cannot call your own turn.", RULE);
    }
    if (accused.called().contains(seat)) {
      return new Refusal("called-once", "You have called this turn already.", RULE);
    }
    return new Refusal(LATE, "Too late: another player's call has settled that turn.", RULE);
  }

  private static Refusal ofOther(AntarcticBoard board, int turn) {
    boolean nextHasPlayed = board.accused().filter(accused -> accused.turn() > turn).isPresent();
    boolean roundIsOver = !board.rounds().isEmpty() && board.rounds().getLast().lastTurn() >= turn;
    if (roundIsOver) {
      return new Refusal(LATE, "Too late: that round is over and counted.", RULE);
    }
    return nextHasPlayed
        ? new Refusal(LATE, "Too late: the next player has already played.", RULE)
        : new Refusal("nothing-to-call", "Nothing has been played in that turn yet.", RULE);
  }

  static Refusal ofAccept() {
    return new Refusal("not-waited-for", "No one is waiting for you to let this pass.", RULE);
  }
}
