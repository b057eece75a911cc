package games.chalet.web.problems;

import games.chalet.web.RefusedException;
import java.util.Optional;

/** Tells which failures mean that something this server needs is unavailable for the moment. */
public interface OutageTranslator {

  /** Returns the refusal for clients, so that they try again; empty if it was another failure. */
  Optional<RefusedException> translate(Throwable failure);
}
