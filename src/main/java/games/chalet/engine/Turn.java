package games.chalet.engine;

import java.util.Optional;
import java.util.SortedSet;

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
      implements Turn {}

  /** Nobody can act any more. */
  record Over(Outcome outcome) implements Turn {}
}
