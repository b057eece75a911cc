package games.chalet.rules.hike;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.race.HikeOutcome;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The turn of a match: a function of the board. */
final class Turns {

  private Turns() {}

  static Turn of(HikeBoard board) {
    return board
        .ending()
        .<Turn>map(ending -> new Turn.Over(HikeOutcome.of(board, ending)))
        .orElseGet(() -> decision(board));
  }

  private static Turn decision(HikeBoard board) {
    SortedSet<Seat> awaited = new TreeSet<>(awaited(board));
    return new Turn.Decision(awaited, awaited, Optional.empty(), board.turn());
  }

  private static List<Seat> awaited(HikeBoard board) {
    return board.together() ? board.toPlay() : board.toPlay().subList(0, 1);
  }

  static boolean awaits(HikeBoard board, Seat seat) {
    return board.phase() != Phase.OVER && awaited(board).contains(seat);
  }
}
