package games.chalet.table;

import games.chalet.player.PlayerForgotten;
import games.chalet.player.PlayerRenamed;
import games.chalet.stomp.Connections;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.model.Table;
import games.chalet.table.persistence.Tables;
import games.chalet.web.limits.Party;
import java.util.List;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Tells tables when a player there comes online, goes offline, is renamed or is forgotten, or when
 * a program connects or disconnects. Names and presence are not written at tables: what happens
 * within a moment is told once.
 */
@Component
class PlayerListener {

  private final Tables tables;
  private final TableService service;
  private final TableTransactions changes;
  private final Chat chat;
  private final TableUpdateQueue updates;
  private final Connections connections;

  PlayerListener(
      Tables tables,
      TableService service,
      TableTransactions changes,
      Chat chat,
      TableUpdateQueue updates,
      Connections connections) {
    this.tables = tables;
    this.service = service;
    this.changes = changes;
    this.chat = chat;
    this.updates = updates;
    this.connections = connections;
  }

  @EventListener
  void on(PlayerCameOnline online) {
    tellPresence(online.playerId());
  }

  @EventListener
  void on(PlayerWentOffline offline) {
    tellPresence(offline.playerId());
  }

  /** Every node does this by itself, for its own sockets. */
  private void tellPresence(String person) {
    Party cause = connections.partyOf(person);
    updates.soon(
        cause,
        "presence of " + person,
        () ->
            tables
                .idsThatShow(person)
                .forEach(
                    table -> {
                      dropClaims(cause, person, table);
                      tellPeople(cause, table, false);
                    }));
  }

  /** Drops the claims to the seat of a person who is back. */
  private void dropClaims(Party cause, String person, String table) {
    if (connections.isOnline(person)
        && tables.find(table).filter(it -> isClaimed(it, person)).isPresent()) {
      updates.change(List.of(cause), table, it -> it.requests().isBack(person));
    }
  }

  private static boolean isClaimed(Table table, String person) {
    return table.requests().open().stream().anyMatch(asked -> person.equals(asked.holder()));
  }

  @EventListener
  void on(PlayerRenamed renamed) {
    String person = renamed.playerId();
    Party cause = connections.partyOf(person);
    updates.soon(
        cause,
        "name of " + person,
        () -> tables.idsThatShow(person).forEach(table -> tellPeople(cause, table, true)));
  }

  private void tellPeople(Party cause, String table, boolean everywhere) {
    updates.soon(
        cause,
        (everywhere ? "names at " : "presence at ") + table,
        () -> changes.tellPeople(table, everywhere));
  }

  @EventListener
  void on(PlayerForgotten forgotten) {
    String person = forgotten.playerId();
    updates.run(
        () -> {
          chat.forget(person);
          tables
              .idsWith(person)
              .forEach(table -> TableUpdateQueue.patiently(() -> service.forget(person, table)));
        });
  }
}
