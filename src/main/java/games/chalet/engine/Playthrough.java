package games.chalet.engine;

import java.util.List;
import java.util.Optional;

/**
 * Plays a game from outside its rules: deals, applies actions, looks. It plays no illegal action,
 * wherever it comes from; {@link Game#apply} trusts its caller. It holds no state, so that any may
 * be played on from.
 */
public final class Playthrough<O extends Record, S extends Record, A, V extends Record, E> {

  private final Game<O, S, A, V, E> game;
  private final Chance chance;

  /**
   * Creates a playthrough.
   *
   * @param chance the match's own, or another for trying out
   */
  public Playthrough(Game<O, S, A, V, E> game, Chance chance) {
    this.game = game;
    this.chance = chance;
  }

  /**
   * Returns the state before the first action.
   *
   * @param first see {@link Game#initialState}
   */
  public S deal(O options, int seats, Optional<Seat> first) {
    return game.initialState(options, seats, first, chance);
  }

  /**
   * Plays one action.
   *
   * @throws RefusedActionException if it is not legal
   */
  public Step<S, E> apply(S state, Seat seat, A action) {
    return apply(state, game.legalActions(state, seat), seat, action);
  }

  /**
   * Plays one action.
   *
   * @param legalActions those of this seat, where a {@link #look} has found them before
   * @throws RefusedActionException if it is not among them
   */
  public Step<S, E> apply(S state, List<A> legalActions, Seat seat, A action) {
    if (!legalActions.contains(action)) {
      throw new RefusedActionException(game.refusal(state, seat, action));
    }
    return game.apply(state, seat, action, chance);
  }

  /** Returns the turn, the legal actions and the views at this moment. */
  public Observations<A, V> look(S state, int seats) {
    return look(state, game.turn(state), seats);
  }

  /**
   * Returns the legal actions and the views at this moment.
   *
   * @param turn the turn of this state, or the end of a match that is not played out
   */
  public Observations<A, V> look(S state, Turn turn, int seats) {
    return new Observations<>(
        turn,
        Seat.all(seats).stream().map(seat -> legalActions(state, turn, seat)).toList(),
        Viewer.all(seats).stream().map(viewer -> game.view(state, viewer)).toList());
  }

  private List<A> legalActions(S state, Turn turn, Seat seat) {
    return turn instanceof Turn.Decision decision && decision.mayAct().contains(seat)
        ? List.copyOf(game.legalActions(state, seat))
        : List.of();
  }
}
