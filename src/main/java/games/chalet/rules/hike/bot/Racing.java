package games.chalet.rules.hike.bot;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.DayProgress;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.race.RaceTimeouts;
import games.chalet.rules.hike.state.Racer;
import java.util.List;

/** What to do next on a race day. */
final class Racing {

  private Racing() {}

  static RaceAction best(HikeView view, Seat seat) {
    return RaceTimeouts.of(racer(view, seat), view.board().track().fields());
  }

  /** Oneself as a racer. */
  static Racer racer(HikeView view, Seat seat) {
    HikeBoard board = view.board();
    HikeView.Own own = view.own().orElseThrow();
    DayProgress underway =
        own.underway()
            .orElseGet(
                () -> new DayProgress(board.musher(seat), board.task(), board.toRest(), List.of()));
    return new Racer(seat, underway, own.unseen(), List.of());
  }
}
