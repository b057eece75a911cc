package games.chalet.engine;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Whose decision it is, or that the match is over. */
public sealed interface Turn {

  /**
   * Somebody has to decide.
   *
   * @param awaited the seats for whose action the match waits; they see "your turn" and lose time
   * @param mayAct the seats that may act now, awaited or not; contains all of {@code awaited}
   * @param window the kind of moment for objections that this is, named in {@link
   *     GameInfo#windows()}; empty for an ordinary decision
   */
  record Decision(SortedSet<Seat> awaited, SortedSet<Seat> mayAct, Optional<String> window)
      implements Turn {

    public Decision {
      awaited = Collections.unmodifiableSortedSet(new TreeSet<>(awaited));
      mayAct = Collections.unmodifiableSortedSet(new TreeSet<>(mayAct));
    }

    /** An ordinary turn: one seat is awaited, and nobody else may act. */
    public static Decision of(Seat seat) {
      SortedSet<Seat> only = new TreeSet<>(List.of(seat));
      return new Decision(only, only, Optional.empty());
    }
  }

  /** Nobody can act any more. */
  record Over(Outcome outcome) implements Turn {}
}
