package games.chalet.match.bots;

import games.chalet.bots.Advice;
import games.chalet.bots.Advisor;
import games.chalet.bots.Imagined;
import games.chalet.bots.Situation;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.match.Hint;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.GameJson;
import games.chalet.match.state.Position;
import java.security.SecureRandom;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;

/** The computation of hints, from nothing but what the seat sees and can imagine. */
public final class Hints {

  private static final SecureRandom RANDOM = new SecureRandom();

  /** The number of actions in a hint. */
  private static final int MOST = 3;

  private Hints() {}

  /**
   * Returns the thought about a hint in the present position of a match.
   *
   * @param seat one that is awaited
   */
  public static <S extends Record, A, V extends Record> Callable<Hint> thought(
      CommittedMatch<S, A, V, ?> match, Seat seat, Turn.Decision decision) {
    Game<?, S, A, V, ?> game = match.fold().game();
    GameJson<A, V, ?> json = match.fold().json();
    Situation<S, V, A> situation = situation(game, match.position(), seat, decision);
    return () -> {
      Advisor<S, V, A> advisor = Advisor.of(game);
      Advice<A> advice = advisor.advise(situation, new SplittableRandom(RANDOM.nextLong()));
      return new Hint(
          advice.playouts(),
          advice.choices().stream()
              .limit(MOST)
              .map(choice -> suggestion(choice, advice, advisor, situation.sight(), json))
              .toList());
    };
  }

  private static <S extends Record, A, V extends Record> Hint.Suggestion suggestion(
      Advice.Weighed<A> choice,
      Advice<A> advice,
      Advisor<S, V, A> advisor,
      Sight<V, A> sight,
      GameJson<A, V, ?> json) {
    A action = choice.action().orElseThrow();
    return new Hint.Suggestion(
        json.tree(json.writeAction(action)),
        choice.worth().isPresent() ? choice.worth().getAsDouble() : null,
        choice.share(),
        advice.isAboutAsGood(choice),
        json.reasons(advisor.reasons(sight, action)));
  }

  static <S extends Record, A, V extends Record> Situation<S, V, A> situation(
      Game<?, S, A, V, ?> game, Position<S, A, V> position, Seat seat, Turn.Decision decision) {
    return new Situation<>(
        new Sight<>(
            seat,
            position.observations().views().get(seat.index()),
            position.legalActions(seat),
            decision),
        Imagined.of(game, position.state(), seat));
  }
}
