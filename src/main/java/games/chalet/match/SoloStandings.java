package games.chalet.match;

import java.util.Collection;
import java.util.Map;

/**
 * Tells how far finished matches for one count among the results of their player. Implemented by
 * the module that knows which cards were played before.
 */
public interface SoloStandings {

  /** The standing of a match for one. */
  enum Standing {
    /** It counts, also as a record. */
    RECORD,
    /** It counts, but not as a record: after a hint, for example. */
    NO_RECORD,
    /** It does not count: its player had seen the cards, or may have seen them. */
    KNOWN_CARDS
  }

  /** Returns the standings of those of these matches that are matches for one, by id. */
  Map<String, Standing> of(Collection<String> matchIds);
}
