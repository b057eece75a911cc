package games.chalet.table;

import games.chalet.match.MatchSummary;
import java.util.Optional;

/** Tables at which one person plays alone: there is nobody to wait for. */
public interface SoloTables {

  /**
   * Begins a match at a private table of the player's own: at one where nothing is being played, or
   * at a new one. Returns when its beginning is on disk and the table knows of it.
   *
   * @param key what the player says is the house's key; asked for only where a table has to be
   *     opened
   * @throws games.chalet.web.RefusedException if the key is wrong, the player hosts too many
   *     tables, or game or options will not do
   */
  MatchSummary begin(NewSoloMatch wanted, Optional<String> key);
}
