package games.chalet.bots;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** An imagined match that is played on by the game's policy, each seat from what it sees there. */
final class Ahead<S extends Record, V extends Record, A> {

  /**
   * The share of decisions in which a seat takes any action that has a weight, so that unexpected
   * actions occur too.
   */
  private static final double ANYTHING = 0.02;

  private final Game<?, S, A, V, ?> game;
  private final GameBot<V, A> own;
  private final int plies;
  private final Chance chance;
  private final SplittableRandom random;

  /** The turn that each seat has let pass in which it need not act. */
  private final Map<Seat, Integer> passed = new HashMap<>();

  /** Creates one match, cut after so many plies. */
  Ahead(
      Game<?, S, A, V, ?> game,
      GameBot<V, A> own,
      int plies,
      Chance chance,
      SplittableRandom random) {
    this.game = game;
    this.own = own;
    this.plies = plies;
    this.chance = chance;
    this.random = random;
  }

  /** Returns its value for {@code me} if it begins with that choice; empty: {@code me} waits. */
  double worth(S start, Turn.Decision turn, Seat me, Optional<A> choice) {
    if (choice.isEmpty()) {
      passed.put(me, turn.number());
    }
    S state = choice.map(action -> apply(start, me, action)).orElse(start);
    for (int ply = 0; ply < plies; ply++) {
      if (!(game.turn(state) instanceof Turn.Decision decision)) {
        break;
      }
      state = next(state, decision);
    }
    return game.turn(state) instanceof Turn.Over over
        ? own.worth().after(over.outcome(), me)
        : own.worth().before(game.view(state, new Viewer.Seated(me)), me);
  }

  private S apply(S state, Seat seat, A action) {
    return game.apply(state, seat, action, chance).state();
  }

  private S next(S state, Turn.Decision decision) {
    S interrupted = interrupted(state, decision);
    if (interrupted != null) {
      return interrupted;
    }
    List<Seat> awaited = List.copyOf(decision.awaited());
    Seat seat = awaited.get(awaited.size() == 1 ? 0 : random.nextInt(awaited.size()));
    return apply(state, seat, decide(state, seat, decision).orElseThrow());
  }

  /**
   * Returns the state after an action of a seat that need not act; null if none does. Each seat is
   * asked once in a turn.
   */
  private @Nullable S interrupted(S state, Turn.Decision decision) {
    if (decision.mayAct().size() > decision.awaited().size()) {
      for (Seat seat : decision.mayAct()) {
        if (!decision.awaited().contains(seat)
            && !Integer.valueOf(decision.number()).equals(passed.get(seat))) {
          Optional<A> action = decide(state, seat, decision);
          if (action.isPresent()) {
            return apply(state, seat, action.get());
          }
          passed.put(seat, decision.number());
        }
      }
    }
    return null;
  }

  private Optional<A> decide(S state, Seat seat, Turn.Decision decision) {
    List<A> legal = game.legalActions(state, seat);
    if (legal.size() == 1 && decision.awaited().contains(seat)) {
      return Optional.of(legal.getFirst());
    }
    V view = game.view(state, new Viewer.Seated(seat));
    Choices<A> choices = Choices.of(own.policy(), new Sight<>(seat, view, legal, decision));
    return random.nextDouble() < ANYTHING ? choices.any(random) : choices.byWeight(random);
  }
}
