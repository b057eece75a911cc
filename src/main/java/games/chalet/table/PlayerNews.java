package games.chalet.table;

import games.chalet.player.PlayerForgotten;
import games.chalet.player.PlayerRenamed;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Keeps the tables true to the people at them: who is online, and what they are called. */
@Component
class PlayerNews {

  private final TableReading reading;
  private final TableActions actions;
  private final Chat chat;
  private final TableNews news;

  PlayerNews(TableReading reading, TableActions actions, Chat chat, TableNews news) {
    this.reading = reading;
    this.actions = actions;
    this.chat = chat;
    this.news = news;
  }

  @EventListener
  void on(PlayerCameOnline online) {
    showAnew(online.playerId());
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
    news.run(
        () -> {
          chat.forget(person);
          reading.idsWith(person).forEach(table -> actions.forget(person, table));
        });
  }

  /** The table itself stays as it is; what is told of it differs. */
  private void showAnew(String person) {
    news.tellAll(() -> reading.idsWith(person), table -> table.people().has(person));
  }
}
