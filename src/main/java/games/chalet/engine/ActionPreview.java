package games.chalet.engine;

import java.util.List;

/**
 * The result of a seat's own actions, one after the other and within its own turn.
 *
 * <p>They are tried out on a state resampled for that seat: the seat cannot tell it from the true
 * one, and it contains none of the true one's secrets. So nothing hidden can get into the answer,
 * not even where a game is wrong about what it reveals.
 *
 * @param view the state as the seat sees it after them
 * @param legalActions of the seat after them
 */
public record ActionPreview<A, V extends Record>(V view, List<A> legalActions) {

  /** The most actions of a preview: more than any turn has. */
  public static final int LONGEST = 24;

  public ActionPreview {
    legalActions = List.copyOf(legalActions);
  }

  /**
   * Tries actions out.
   *
   * @param chance for the resampled state and all that follows; never that of a running match
   * @throws RefusedActionException if one is not legal, reveals something, or ends the turn
   */
  public static <S extends Record, A, V extends Record, E> ActionPreview<A, V> of(
      Game<?, S, A, V, E> game, S state, Seat seat, List<A> actions, Chance chance) {
    Playthrough<?, S, A, V, E> tryout = new Playthrough<>(game, chance);
    Turn turn = game.turn(state);
    S now = game.resample(state, new Viewer.Seated(seat), chance);
    for (A action : actions) {
      Step<S, E> step = tryout.apply(now, seat, action);
      if (step.revealed()) {
        throw new RefusedActionException(PreviewRefusal.REVEALS.of());
      }
      if (!isSame(turn, game.turn(step.state()))) {
        throw new RefusedActionException(PreviewRefusal.ENDS_TURN.of());
      }
      now = step.state();
    }
    return new ActionPreview<>(
        game.view(now, new Viewer.Seated(seat)), game.legalActions(now, seat));
  }

  /** Returns true if the same seats are still awaited. */
  private static boolean isSame(Turn before, Turn after) {
    return before instanceof Turn.Decision was
        && after instanceof Turn.Decision is
        && was.number() == is.number()
        && was.window().equals(is.window())
        && was.awaited().equals(is.awaited());
  }
}
