package games.chalet.match;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whose decision it is, as it is sent.
 *
 * @param over null until the match is over
 */
public record TurnOfFrame(
    List<Seat> awaited, List<Seat> mayAct, @Nullable String window, @Nullable Outcome over) {

  public TurnOfFrame {
    awaited = List.copyOf(awaited);
    mayAct = List.copyOf(mayAct);
  }

  static TurnOfFrame of(Turn turn) {
    return switch (turn) {
      case Turn.Decision decision ->
          new TurnOfFrame(
              List.copyOf(decision.awaited()),
              List.copyOf(decision.mayAct()),
              decision.window().orElse(null),
              null);
      case Turn.Over over -> over(over.outcome());
    };
  }

  static TurnOfFrame over(Outcome outcome) {
    return new TurnOfFrame(List.of(), List.of(), null, outcome);
  }
}
