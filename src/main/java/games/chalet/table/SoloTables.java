package games.chalet.table;

import games.chalet.engine.Seat;
import games.chalet.match.Beginning;
import games.chalet.match.MatchSummary;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.KnownCards;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Settings;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import games.chalet.web.RefusedException;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** The tables at which one person plays, alone or against bots, without waiting for others. */
@Component
public class SoloTables {

  private final Tables tables;
  private final TableMatches matches;
  private final TableOpening opening;
  private final SettingsCheck check;
  private final BotTables bots;

  SoloTables(
      Tables tables,
      TableMatches matches,
      TableOpening opening,
      SettingsCheck check,
      BotTables bots) {
    this.tables = tables;
    this.matches = matches;
    this.opening = opening;
    this.check = check;
    this.bots = bots;
  }

  /**
   * Begins a match at a private table of the player's own: at one without a running match, or at a
   * new one. Returns when its beginning is on disk and the table knows of it.
   *
   * @param key the server's key as the player typed it; checked only if a table has to be opened
   * @throws games.chalet.web.RefusedException if the key is wrong, the player hosts too many
   *     tables, or game or options are not acceptable
   */
  public MatchSummary begin(NewSoloMatch wanted, Optional<String> key) {
    check.requireGame(wanted.game(), 1);
    SettingsMessage chosen =
        SettingsMessage.unlisted(
            wanted.options(), Optional.empty(), wanted.spectators(), Optional.empty());
    Settings settings = check.check(wanted.game(), 1, chosen);
    return tables.forOne(wanted.player(), wanted.game()).stream()
        .flatMap(table -> start(wanted, table, settings).stream())
        .findFirst()
        .orElseGet(() -> startAtNew(wanted, chosen, settings, key));
  }

  /**
   * Opens a private table at which a player continues a finished match against bots, and begins it.
   *
   * @param key the server's key as the player typed it
   * @throws games.chalet.web.RefusedException as {@link #begin}, and if there is no such level
   */
  public MatchSummary playOn(MatchPlayedOn wanted, Optional<String> key) {
    return bots.playOn(wanted, key);
  }

  private MatchSummary startAtNew(
      NewSoloMatch wanted, SettingsMessage chosen, Settings settings, Optional<String> key) {
    TableMessage opened =
        opening.open(wanted.player(), new NewTable(wanted.game(), 1, chosen), key);
    return start(wanted, opened.id(), settings).orElseThrow(TableRefusal.MATCH_RUNNING::of);
  }

  /** Starts the match; empty if the table is not free, or has closed since. */
  private Optional<MatchSummary> start(NewSoloMatch wanted, String table, Settings settings) {
    try {
      return matches.startAlone(wanted.player(), table, settings, match -> asWanted(match, wanted));
    } catch (RefusedException refused) {
      if (refused.code().equals(TableRefusal.UNKNOWN.text().code())) {
        return Optional.empty();
      }
      throw refused;
    }
  }

  /** Returns the match with the id, the cards and the hints that are wanted. */
  private static NewMatch asWanted(NewMatch match, NewSoloMatch wanted) {
    NewMatch same = match.as(wanted.match(), wanted.cards());
    return wanted.hints() ? same : same.withoutHints();
  }

  /**
   * A finished match that a player wants to continue against bots.
   *
   * @param player the player
   * @param seat the player's seat; bots sit everywhere else
   * @param level the level of the bots: the name of a {@link games.chalet.bots.Level}
   * @param beginning the position from which it continues
   */
  public record MatchPlayedOn(String player, Seat seat, String level, Beginning beginning) {}

  /**
   * A match for one player alone.
   *
   * @param player the player
   * @param game the game's id
   * @param options the game's options by key; those left out take the game's default
   * @param match the id of the new match; never used before
   * @param cards that are dealt once more; empty: drawn by chance
   * @param spectators true if people whom the player lets in may watch
   * @param hints true if the player may ask for hints
   */
  public record NewSoloMatch(
      String player,
      String game,
      JsonNode options,
      String match,
      Optional<KnownCards> cards,
      boolean spectators,
      boolean hints) {}
}
