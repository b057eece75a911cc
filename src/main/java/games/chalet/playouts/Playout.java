package games.chalet.playouts;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Random players, or none, at a table of one game. */
final class Playout<O extends Record, S extends Record, A, V extends Record, E> {

  /** A match that is longer has gone round in circles. */
  static final int MAX_PLIES = 20_000;

  private final Game<O, S, A, V, E> game;
  private final Players players;

  /** With players who have tastes. */
  Playout(Game<O, S, A, V, E> game) {
    this(game, Players.TASTES);
  }

  Playout(Game<O, S, A, V, E> game, Players players) {
    this.game = game;
    this.players = players;
  }

  /** A match that was played out. */
  record Played<A>(List<Ply<A>> plies, Outcome outcome) {}

  Played<A> play(Variant<O> variant, Seed seed, Witness<S, A, E> witness) {
    Chance chance = new Chance(seed);
    Taste<A> taste = new Taste<>(seed, players);
    List<Ply<A>> plies = new ArrayList<>();
    S state = game.initialState(variant.options(), variant.seats(), Optional.empty(), chance);
    while (true) {
      Position<S, A> position = position(plies.size(), state, variant.seats());
      witness.see(position);
      if (position.turn() instanceof Turn.Over over) {
        return new Played<>(plies, over.outcome());
      }
      Ply<A> ply = next(position, taste);
      Step<S, E> step = game.apply(state, ply.seat(), ply.action(), chance);
      witness.see(position, ply, step);
      plies.add(ply);
      state = step.state();
    }
  }

  Position<S, A> position(int ply, S state, int seats) {
    List<List<A>> legalActions = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      legalActions.add(game.legalActions(state, new Seat(seat)));
    }
    return new Position<>(ply, state, game.turn(state), legalActions);
  }

  private Ply<A> next(Position<S, A> position, Taste<A> taste) {
    List<Seat> able = able(position);
    if (able.isEmpty() || position.ply() == MAX_PLIES) {
      throw new CheckFailedException(position.ply(), "the match goes on, but not to any end");
    }
    Seat seat = taste.any(able);
    A action =
        players == Players.ABSENT
            ? game.timeoutAction(position.state(), seat)
            : taste.choose(position.legalActions(seat));
    return new Ply<>(position.ply() + 1, seat, action);
  }

  private List<Seat> able(Position<S, A> position) {
    if (players == Players.ABSENT && position.turn() instanceof Turn.Decision decision) {
      return List.copyOf(decision.awaited());
    }
    List<Seat> able = new ArrayList<>();
    for (int seat = 0; seat < position.legalActions().size(); seat++) {
      if (!position.legalActions().get(seat).isEmpty()) {
        able.add(new Seat(seat));
      }
    }
    return able;
  }
}
