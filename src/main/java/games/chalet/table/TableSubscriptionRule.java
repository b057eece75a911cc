package games.chalet.table;

import games.chalet.stomp.SubscriptionRule;
import games.chalet.table.change.TableDestinations;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * The rule for subscriptions: anyone may subscribe to the lobby, only the people at a table to it,
 * and only its programs to the topic for programs.
 */
@Component
class TableSubscriptionRule implements SubscriptionRule {

  private final TableQueries queries;

  TableSubscriptionRule(TableQueries queries) {
    this.queries = queries;
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
            .filter(table -> queries.isAt(table, playerId))
            .isPresent()
        || TableDestinations.programsOf(destination)
            .filter(table -> queries.hasProgram(table, playerId))
            .isPresent();
  }
}
