package games.chalet.web.problems;

import games.chalet.web.RefusedException;
import jakarta.servlet.http.HttpServletRequest;

/** Hears of the refusals that controllers answer with. */
@FunctionalInterface
public interface RefusalListener {

  void refused(RefusedException refused, HttpServletRequest request);
}
