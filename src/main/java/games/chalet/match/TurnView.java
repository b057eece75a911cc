package games.chalet.match;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The decision that is due, as it is sent.
 *
 * @param awaited the seats for whose action the match waits; in an open window those whose
 *     objection or consent is missing
 * @param mayAct the seats that may act now; all awaited ones among them
 * @param window the kind of the open window; null if none is open
 * @param over null until the match is over
 */
public record TurnView(
    List<Seat> awaited, List<Seat> mayAct, @Nullable String window, @Nullable Outcome over) {

  public TurnView {
    awaited = List.copyOf(awaited);
    mayAct = List.copyOf(mayAct);
  }

  public static TurnView of(Turn turn) {
    return switch (turn) {
      case Turn.Decision decision ->
          new TurnView(
              List.copyOf(decision.awaited()),
              List.copyOf(decision.mayAct()),
              decision.window().orElse(null),
              null);
      case Turn.Over over -> over(over.outcome());
    };
  }

  static TurnView over(Outcome outcome) {
    return new TurnView(List.of(), List.of(), null, outcome);
  }
}
