package games.chalet.rules.hike;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeAction.PreparationAction;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.preparation.PreparationRefusals;
import games.chalet.rules.hike.race.RaceDays;
import games.chalet.rules.hike.race.RaceRefusals;
import games.chalet.rules.hike.state.HikeState;
import games.chalet.rules.kit.StandardRefusal;

/**
 * The refusals of Hike!. Each rests on a paragraph of the rules page: {@code opening}, {@code
 * actions}, {@code placing}, {@code swap}, {@code youngsters}, {@code declaring}, {@code upgrade},
 * {@code last-days}, {@code preparations}, {@code race}, {@code options}, {@code finish}, and those
 * of {@link RaceRefusals}.
 */
final class Refusals {

  private Refusals() {}

  /** Refuses an action that is not among the legal ones; tells only what this seat may know. */
  static Refusal of(HikeState state, Seat seat, HikeAction action) {
    HikeBoard board = state.board();
    if (board.phase() == Phase.OVER) {
      return StandardRefusal.matchOver("finish");
    }
    if (board.musher(seat).standing() == Standing.OUT) {
      return HikeRefusal.LEFT_OUT.of();
    }
    if (action instanceof RaceAction != (board.phase() == Phase.RACE)) {
      return board.phase() == Phase.RACE
          ? HikeRefusal.PREPARATION_OVER.of()
          : HikeRefusal.RACE_NOT_BEGUN.of();
    }
    if (!Turns.awaits(board, seat)) {
      return notYourTurn(board, seat);
    }
    return switch (action) {
      case PreparationAction preparing ->
          PreparationRefusals.of(board, state.hand(seat), preparing);
      case RaceAction racing ->
          new RaceRefusals(RaceDays.racer(state, seat), board.track().fields()).of(racing);
    };
  }

  private static Refusal notYourTurn(HikeBoard board, Seat seat) {
    if (board.musher(seat).standing() == Standing.DECLARED) {
      return HikeRefusal.DECLARED.of();
    }
    if (board.together()) {
      return HikeRefusal.DAY_ENDED.of();
    }
    return StandardRefusal.notYourTurn(board.phase() == Phase.RACE ? "race" : "preparations");
  }
}
