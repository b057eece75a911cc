package games.chalet.playouts;

import games.chalet.engine.Game;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.HashSet;
import java.util.List;

/** Checks that must hold at every ply of every match, and are cheap. */
final class RuleChecks<S extends Record, A, E> implements PlayoutObserver<S, A, E> {

  private final Game<?, S, A, ?, E> game;

  RuleChecks(Game<?, S, A, ?, E> game) {
    this.game = game;
  }

  @Override
  public void see(PlayoutPosition<S, A> position) {
    List<String> wrong = game.invariantViolations(position.state());
    position.check(wrong.isEmpty(), () -> "the state contradicts itself: " + wrong);
    switch (position.turn()) {
      case Turn.Decision decision -> checkDecision(position, decision);
      case Turn.Over over -> checkOutcome(position, over.outcome());
    }
  }

  private void checkDecision(PlayoutPosition<S, A> position, Turn.Decision decision) {
    position.check(!decision.awaited().isEmpty(), () -> "no seat is awaited");
    position.check(
        decision.mayAct().containsAll(decision.awaited()),
        () -> "a seat is awaited that may not act");
    for (Seat seat : Seat.all(position.legalActions().size())) {
      List<A> actions = position.legalActions(seat);
      position.check(
          actions.isEmpty() != decision.mayAct().contains(seat),
          () -> seat + " may act or has legal actions, but not both");
      position.check(
          actions.isEmpty() || !game.isEliminated(position.state(), seat),
          () -> seat + " is out of the match and may act");
      position.check(
          new HashSet<>(actions).size() == actions.size(),
          () -> "an action is listed twice: " + actions);
      position.check(
          !decision.awaited().contains(seat)
              || actions.contains(game.timeoutAction(position.state(), seat)),
          () -> "the timeout action of " + seat + " is not legal");
    }
  }

  private void checkOutcome(PlayoutPosition<S, A> position, Outcome outcome) {
    position.check(
        position.legalActions().stream().allMatch(List::isEmpty),
        () -> "the match is over, but a seat can act");
    int seats = position.legalActions().size();
    position.check(outcome.results().size() == seats, () -> "not every seat has a result");
    position.check(
        outcome.results().stream().anyMatch(result -> result.rank() == 1)
            || outcome.results().stream().allMatch(result -> result.rank() == seats),
        () -> "no seat has rank 1, and not all are last together");
    for (Outcome.Result result : outcome.results()) {
      position.check(
          result.rank() >= 1
              && result.rank() <= seats
              && result.returns() >= -1
              && result.returns() <= 1,
          () -> "a result is out of bounds: " + result);
    }
    position.check(
        game.points(position.state())
            .equals(outcome.results().stream().map(Outcome.Result::points).toList()),
        () -> "the points of the outcome are not those of the state");
  }
}
