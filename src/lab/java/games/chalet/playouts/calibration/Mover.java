package games.chalet.playouts.calibration;

import games.chalet.bots.Bot;
import games.chalet.bots.Situation;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Plays the matches that are looked at. */
@FunctionalInterface
interface Mover<S extends Record> {

  /** The state after the next act. */
  S next(S state, Turn.Decision turn, Chance chance, SplittableRandom random);

  /** Draws one of the seats that may act, and any of its legal actions. */
  static <S extends Record, A> Mover<S> anything(Game<?, S, A, ?, ?> game, int seats) {
    return (state, turn, chance, random) -> {
      Map<Seat, List<A>> able = new LinkedHashMap<>();
      for (int number = 0; number < seats; number++) {
        List<A> actions = game.legalActions(state, new Seat(number));
        if (!actions.isEmpty()) {
          able.put(new Seat(number), actions);
        }
      }
      Seat seat = List.copyOf(able.keySet()).get(random.nextInt(able.size()));
      List<A> actions = able.getOrDefault(seat, List.of());
      return game.apply(state, seat, actions.get(random.nextInt(actions.size())), chance).state();
    };
  }

  /** Asks the seats that may act in random order; the first that does not wait acts. */
  static <S extends Record, V extends Record, A> Mover<S> bots(
      Game<?, S, A, V, ?> game, Bot<S, V, A> bot) {
    return (state, turn, chance, random) -> {
      List<Seat> left = new ArrayList<>(turn.mayAct());
      while (!left.isEmpty()) {
        Seat seat = left.remove(random.nextInt(left.size()));
        Optional<A> action = bot.decide(Situation.of(game, state, seat, turn), random.split());
        if (action.isPresent()) {
          return game.apply(state, seat, action.get(), chance).state();
        }
      }
      throw new IllegalStateException("Everybody waits");
    };
  }
}
