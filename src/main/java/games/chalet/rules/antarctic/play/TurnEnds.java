package games.chalet.rules.antarctic.play;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticEvent.TurnBegan;
import games.chalet.rules.antarctic.board.AntarcticEvent.WentOut;
import games.chalet.rules.antarctic.board.Phase;

/**
 * The end of a turn, the pause in which it can be called (rule 7'), and the start of the next (rule
 * 6; ruling 13).
 */
final class TurnEnds {

  private TurnEnds() {}

  static void close(Draft draft, Chance chance) {
    pause(draft, draft.dry ? Phase.LAST_PAUSE : Phase.CLOSE_PAUSE, chance);
  }

  /**
   * Goes out after the last card of a payoff pile, which lets discards lapse. No seat can call a
   * win out of turn.
   */
  static void goOut(Draft draft, Seat seat, Chance chance) {
    boolean outOfTurn = draft.phase == Phase.WRONGED;
    draft.tell(new WentOut(seat, outOfTurn));
    draft.credits = 0;
    if (outOfTurn) {
      Rounds.score(draft, chance);
    } else {
      pause(draft, Phase.LAST_PAUSE, chance);
    }
  }

  static void accept(Draft draft, Seat seat, Chance chance) {
    draft.accused = draft.accused.map(accused -> accused.withAccepted(seat));
    endPauseIfDecided(draft, chance);
  }

  /** Ends a pause in which the match no longer waits for any seat. */
  static void endPauseIfDecided(Draft draft, Chance chance) {
    if (draft.phase != Phase.TURN && draft.board().undecided().isEmpty()) {
      endPause(draft, chance);
    }
  }

  /**
   * Continues after a turn that can no longer be called: scores the round or begins the next turn.
   */
  static void over(Draft draft, Chance chance) {
    if (draft.dry) {
      Rounds.score(draft, chance);
    } else {
      draft.turn++;
      begin(draft, draft.after(draft.seat), chance);
    }
  }

  static void begin(Draft draft, Seat seat, Chance chance) {
    draft.seat = seat;
    draft.phase = Phase.TURN;
    draft.credits = 0;
    int drawn = DrawPile.fill(draft, seat, chance);
    draft.tell(new TurnBegan(draft.turn, seat, drawn));
  }

  /** Pauses. Between two players no close needs a pause: only the next to play could call. */
  private static void pause(Draft draft, Phase phase, Chance chance) {
    draft.phase = phase;
    endPauseIfDecided(draft, chance);
  }

  private static void endPause(Draft draft, Chance chance) {
    if (draft.payoff(draft.seat).isEmpty()) {
      Rounds.score(draft, chance);
    } else {
      over(draft, chance);
    }
  }
}
