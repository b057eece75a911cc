package games.chalet.testing;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A game whose deal somebody has changed.
 *
 * @param rig what becomes of the deal
 */
public record Rigged<O extends Record, S extends Record, A, V extends Record, E>(
    Game<O, S, A, V, E> game, UnaryOperator<S> rig) implements Game<O, S, A, V, E> {

  @Override
  public S initialState(O options, int seats, Optional<Seat> first, Chance chance) {
    return rig.apply(game.initialState(options, seats, first, chance));
  }

  @Override
  public GameInfo<O> info() {
    return game.info();
  }

  @Override
  public O defaults(int seats) {
    return game.defaults(seats);
  }

  @Override
  public List<Refusal> validate(O options, int seats) {
    return game.validate(options, seats);
  }

  @Override
  public Turn turn(S state) {
    return game.turn(state);
  }

  @Override
  public List<A> legalActions(S state, Seat seat) {
    return game.legalActions(state, seat);
  }

  @Override
  public Step<S, E> apply(S state, Seat seat, A action, Chance chance) {
    return game.apply(state, seat, action, chance);
  }

  @Override
  public List<E> eventsFor(Seat seat, List<E> events, V before, V after) {
    return game.eventsFor(seat, events, before, after);
  }

  @Override
  public Refusal refusal(S state, Seat seat, A action) {
    return game.refusal(state, seat, action);
  }

  @Override
  public boolean isInterrupt(A action) {
    return game.isInterrupt(action);
  }

  @Override
  public A timeoutAction(S state, Seat seat) {
    return game.timeoutAction(state, seat);
  }

  @Override
  public boolean isEliminated(S state, Seat seat) {
    return game.isEliminated(state, seat);
  }

  @Override
  public List<Integer> points(S state) {
    return game.points(state);
  }

  @Override
  public List<E> hindsight(S state) {
    return game.hindsight(state);
  }

  @Override
  public V view(S state, Viewer viewer) {
    return game.view(state, viewer);
  }

  @Override
  public S resample(S state, Viewer viewer, Chance chance) {
    return game.resample(state, viewer, chance);
  }

  @Override
  public Class<A> actionType() {
    return game.actionType();
  }

  @Override
  public Class<V> viewType() {
    return game.viewType();
  }

  @Override
  public Class<E> eventType() {
    return game.eventType();
  }

  @Override
  public Class<S> stateType() {
    return game.stateType();
  }
}
