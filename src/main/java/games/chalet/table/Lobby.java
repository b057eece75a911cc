package games.chalet.table;

import games.chalet.stomp.StompMessaging;
import games.chalet.table.message.LobbyMessage;
import games.chalet.table.message.TableSummary;
import games.chalet.table.persistence.Tables;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** The open public tables, told to the lobby a few times a second at most. */
@Component
class Lobby {

  private final Tables tables;
  private final TableMessageFactory messages;
  private final StompMessaging messaging;
  private final AtomicBoolean stale = new AtomicBoolean();
  private List<TableSummary> told = List.of();

  Lobby(Tables tables, TableMessageFactory messages, StompMessaging messaging) {
    this.tables = tables;
    this.messages = messages;
    this.messaging = messaging;
  }

  /** Every open public table, the one that was used last first. */
  List<TableSummary> open() {
    return messages.summaries(tables.open());
  }

  /** A table has changed; the lobby is told soon if it looks different now. */
  void changed() {
    stale.set(true);
  }

  @Scheduled(fixedDelayString = "${chalet.tables.lobby-delay:300ms}")
  synchronized void tell() {
    if (stale.compareAndSet(true, false)) {
      List<TableSummary> now;
      try {
        now = open();
      } catch (RuntimeException | Error e) { // The next time, then.
        stale.set(true);
        throw e;
      }
      if (!now.equals(told)) {
        messaging.publish(TableDestinations.LOBBY, new LobbyMessage(now));
        told = now;
      }
    }
  }
}
