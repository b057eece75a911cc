package games.chalet.rules.antarctic;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticOutcome;
import games.chalet.rules.antarctic.board.Phase;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** The turn of a match: a function of the board. */
final class Turns {

  private Turns() {}

  static Turn of(AntarcticBoard board) {
    return board
        .ending()
        .<Turn>map(ending -> new Turn.Over(AntarcticOutcome.of(board, ending)))
        .orElseGet(() -> decision(board));
  }

  private static Turn decision(AntarcticBoard board) {
    List<Seat> awaited = board.mover().map(List::of).orElseGet(board::undecided);
    NavigableSet<Seat> mayAct = new TreeSet<>(awaited);
    Seat.all(board.places().size()).stream().filter(board::callable).forEach(mayAct::add);
    return new Turn.Decision(new TreeSet<>(awaited), mayAct, window(board.phase()), board.turn());
  }

  private static Optional<String> window(Phase phase) {
    return switch (phase) {
      case CLOSE_PAUSE -> Optional.of(Offer.CLOSE);
      case LAST_PAUSE -> Optional.of(Offer.GOING_OUT);
      case WRONGED -> Optional.of(Offer.WRONGED);
      case DECLARE_FIRST, TURN, CLOSING_DISCARD, OVER -> Optional.empty();
    };
  }
}
