package games.chalet.table;

import games.chalet.stomp.SubscriptionRule;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Anyone may subscribe to the lobby; to a table only the people at it. */
@Component
class TableSubscriptionRule implements SubscriptionRule {

  private final TableQueries queries;

  TableSubscriptionRule(TableQueries queries) {
    this.queries = queries;
  }

  @Override
  public boolean governs(String destination) {
    return destination.equals(TableDestinations.LOBBY)
        || TableDestinations.tableOf(destination).isPresent();
  }

  @Override
  public boolean allows(@Nullable String playerId, String destination) {
    if (playerId == null) {
      return destination.equals(TableDestinations.LOBBY);
    }
    return TableDestinations.tableOf(destination)
        .map(table -> queries.isAt(table, playerId))
        .orElse(destination.equals(TableDestinations.LOBBY));
  }
}
