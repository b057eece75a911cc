package games.chalet.table;

import games.chalet.match.MatchSummary;
import java.util.Optional;

/** Tables at which one person plays, alone or against bots: there is nobody to wait for. */
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

  /**
   * Opens a private table at which somebody plays a finished match on against bots, and begins it.
   *
   * @param key what the player says is the house's key
   * @throws games.chalet.web.RefusedException as {@link #begin}, and if there is no such level
   */
  MatchSummary playOn(MatchPlayedOn wanted, Optional<String> key);
}
