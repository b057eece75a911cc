package games.chalet.table;

import games.chalet.stomp.SubscriptionRule;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Everybody may listen to the lobby, and to a table who is at it. */
@Component
class TableTopics implements SubscriptionRule {

  private final TableReading reading;

  TableTopics(TableReading reading) {
    this.reading = reading;
  }

  @Override
  public boolean governs(String destination) {
    return destination.equals(Destinations.LOBBY) || Destinations.tableOf(destination).isPresent();
  }

  @Override
  public boolean allows(@Nullable String playerId, String destination) {
    if (playerId == null) {
      return destination.equals(Destinations.LOBBY);
    }
    return Destinations.tableOf(destination)
        .map(table -> reading.isAt(table, playerId))
        .orElse(destination.equals(Destinations.LOBBY));
  }
}
