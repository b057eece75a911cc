package games.chalet.playouts;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Outcome;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A match between random players, or none. */
final class Playout<O extends Record, S extends Record, A, V extends Record, E> {

  /** The length limit of a match; a longer one has gone round in circles. */
  static final int MAX_PLIES = 20_000;

  private final Game<O, S, A, V, E> game;
  private final Players players;

  Playout(Game<O, S, A, V, E> game, Players players) {
    this.game = game;
    this.players = players;
  }

  /** A match that was played out. */
  record Played<A>(List<Ply<A>> plies, Outcome outcome) {}

  Played<A> play(Variant<O> variant, Seed seed, PlayoutObserver<S, A, E> observer) {
    Playthrough<O, S, A, V, E> playthrough = new Playthrough<>(game, new Chance(seed));
    RandomPolicy<A> policy = new RandomPolicy<>(seed, players);
    List<Ply<A>> plies = new ArrayList<>();
    S state = playthrough.deal(variant.options(), variant.seats(), Optional.empty());
    while (true) {
      PlayoutPosition<S, A> position = position(plies.size(), state, variant.seats());
      observer.see(position);
      if (position.turn() instanceof Turn.Over over) {
        return new Played<>(plies, over.outcome());
      }
      Ply<A> ply = next(position, policy);
      Step<S, E> step =
          playthrough.apply(state, position.legalActions(ply.seat()), ply.seat(), ply.action());
      observer.see(position, ply, step);
      plies.add(ply);
      state = step.state();
    }
  }

  PlayoutPosition<S, A> position(int ply, S state, int seats) {
    List<List<A>> legalActions =
        Seat.all(seats).stream().map(seat -> game.legalActions(state, seat)).toList();
    return new PlayoutPosition<>(ply, state, game.turn(state), legalActions);
  }

  private Ply<A> next(PlayoutPosition<S, A> position, RandomPolicy<A> policy) {
    List<Seat> able = able(position);
    if (able.isEmpty() || position.ply() == MAX_PLIES) {
      throw new CheckFailedException(position.ply(), "the match goes on, but not to any end");
    }
    Seat seat = policy.any(able);
    A action =
        players == Players.AWAY
            ? game.timeoutAction(position.state(), seat)
            : policy.choose(position.legalActions(seat));
    return new Ply<>(position.ply() + 1, seat, action);
  }

  private List<Seat> able(PlayoutPosition<S, A> position) {
    if (players == Players.AWAY && position.turn() instanceof Turn.Decision decision) {
      return List.copyOf(decision.awaited());
    }
    return Seat.all(position.legalActions().size()).stream()
        .filter(seat -> !position.legalActions(seat).isEmpty())
        .toList();
  }
}
