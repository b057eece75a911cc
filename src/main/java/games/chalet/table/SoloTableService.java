package games.chalet.table;

import games.chalet.match.MatchSummary;
import games.chalet.match.NewMatch;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Settings;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import games.chalet.web.RefusedException;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Finds or opens the table at which a player plays alone, and starts the match there. */
@Component
class SoloTableService implements SoloTables {

  private final Tables tables;
  private final TableMatches matches;
  private final TableOpening opening;
  private final SettingsCheck check;
  private final BotTables bots;

  SoloTableService(
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

  @Override
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

  @Override
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
}
