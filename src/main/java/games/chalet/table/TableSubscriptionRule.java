package games.chalet.table;

import games.chalet.match.SpectatorPolicy;
import games.chalet.stomp.SubscriptionRule;
import games.chalet.table.change.TableDestinations;
import games.chalet.table.persistence.Tables;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * The rights to hear of tables. The rule for subscriptions: anyone may subscribe to the lobby, only
 * the people at a table to it, and only its programs to the topic for programs. The settings of the
 * table and the people at it decide about spectators of its match.
 */
@Component
class TableSubscriptionRule implements SubscriptionRule, SpectatorPolicy {

  private final Tables tables;

  TableSubscriptionRule(Tables tables) {
    this.tables = tables;
  }

  @Override
  public boolean governs(String destination) {
    return destination.equals(TableDestinations.LOBBY)
        || TableDestinations.tableOf(destination).isPresent()
        || TableDestinations.programsOf(destination).isPresent();
  }

  @Override
  public boolean allows(@Nullable String playerId, String destination) {
    if (playerId == null) {
      return destination.equals(TableDestinations.LOBBY);
    }
    return destination.equals(TableDestinations.LOBBY)
        || TableDestinations.tableOf(destination)
            .flatMap(tables::find)
            .filter(table -> table.people().has(playerId))
            .isPresent()
        || TableDestinations.programsOf(destination)
            .flatMap(tables::find)
            .filter(table -> table.people().hasProgram(playerId))
            .isPresent();
  }

  @Override
  public boolean mayWatch(String tableId, @Nullable String playerId) {
    return tables.find(tableId).filter(table -> table.mayWatch(playerId)).isPresent();
  }
}
