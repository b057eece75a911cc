package games.chalet.table;

import games.chalet.match.MatchSummary;
import java.util.Optional;

/** The tables at which one person plays, alone or against bots, without waiting for others. */
public interface SoloTables {

  /**
   * Begins a match at a private table of the player's own: at one without a running match, or at a
   * new one. Returns when its beginning is on disk and the table knows of it.
   *
   * @param key the server's key as the player typed it; checked only if a table has to be opened
   * @throws games.chalet.web.RefusedException if the key is wrong, the player hosts too many
   *     tables, or game or options are not acceptable
   */
  MatchSummary begin(NewSoloMatch wanted, Optional<String> key);

  /**
   * Opens a private table at which a player continues a finished match against bots, and begins it.
   *
   * @param key the server's key as the player typed it
   * @throws games.chalet.web.RefusedException as {@link #begin}, and if there is no such level
   */
  MatchSummary playOn(MatchPlayedOn wanted, Optional<String> key);
}
