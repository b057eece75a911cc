package games.chalet.table;

import games.chalet.match.MatchSummary;
import games.chalet.match.TurnClock;
import games.chalet.web.RefusedException;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Finds or opens the table at which somebody plays alone. */
@Component
class OwnTables implements TablesForOne {

  private final TableReading reading;
  private final TableActions actions;
  private final Opening opening;
  private final SettingsCheck check;

  OwnTables(TableReading reading, TableActions actions, Opening opening, SettingsCheck check) {
    this.reading = reading;
    this.actions = actions;
    this.opening = opening;
    this.check = check;
  }

  @Override
  public MatchSummary begin(MatchForOne wanted, Optional<String> key) {
    check.requireGame(wanted.game(), 1);
    SettingsMessage chosen = settings(wanted);
    Settings settings = check.check(wanted.game(), 1, chosen);
    return reading.forOne(wanted.player(), wanted.game()).stream()
        .flatMap(table -> deal(wanted, table, settings).stream())
        .findFirst()
        .orElseGet(() -> dealAtNew(wanted, chosen, settings, key));
  }

  private MatchSummary dealAtNew(
      MatchForOne wanted, SettingsMessage chosen, Settings settings, Optional<String> key) {
    TableMessage opened =
        opening.open(wanted.player(), new NewTable(wanted.game(), 1, chosen), key);
    return deal(wanted, opened.id(), settings).orElseThrow(Refusals::matchRunning);
  }

  /** Empty if the table is not free, or has closed meanwhile. */
  private Optional<MatchSummary> deal(MatchForOne wanted, String table, Settings settings) {
    try {
      return actions.deal(
          wanted.player(), table, settings, match -> match.as(wanted.match(), wanted.cards()));
    } catch (RefusedException refused) {
      if (refused.code().equals(Refusals.unknownTable().code())) {
        return Optional.empty();
      }
      throw refused;
    }
  }

  private static SettingsMessage settings(MatchForOne wanted) {
    return new SettingsMessage(
        wanted.options(),
        Optional.empty(),
        TurnClock.OFF,
        Optional.empty(),
        false,
        wanted.spectators());
  }
}
