package games.chalet.table;

import games.chalet.player.PlayerForgotten;
import games.chalet.player.PlayerRenamed;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.model.Table;
import games.chalet.table.persistence.Tables;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Updates tables when a player there comes online, goes offline, is renamed or is forgotten, or
 * when a program connects or disconnects.
 */
@Component
class PlayerListener {

  private final Tables tables;
  private final TableService service;
  private final Chat chat;
  private final TableUpdateQueue updates;

  PlayerListener(Tables tables, TableService service, Chat chat, TableUpdateQueue updates) {
    this.tables = tables;
    this.service = service;
    this.chat = chat;
    this.updates = updates;
  }

  @EventListener
  void on(PlayerCameOnline online) {
    String person = online.playerId();
    updates.changeAll(
        () -> tables.idsThatShow(person),
        table -> table.requests().isBack(person) || isShown(table, person));
  }

  @EventListener
  void on(PlayerWentOffline offline) {
    showAnew(offline.playerId());
  }

  @EventListener
  void on(PlayerRenamed renamed) {
    showAnew(renamed.player().id());
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

  /** Publishes tables again that did not change themselves but show a person who did. */
  private void showAnew(String person) {
    updates.changeAll(() -> tables.idsThatShow(person), table -> isShown(table, person));
  }

  private static boolean isShown(Table table, String person) {
    return table.people().has(person) || table.people().hasProgram(person);
  }
}
