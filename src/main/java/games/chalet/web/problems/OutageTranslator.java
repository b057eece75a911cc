package games.chalet.web.problems;

import games.chalet.web.RefusedException;
import java.util.Optional;

/** Tells which failures mean that something this house needs is away for the moment. */
public interface OutageTranslator {

  /** How whoever asked is refused, so that they try again; empty if it was something else. */
  Optional<RefusedException> translate(Throwable failure);
}
