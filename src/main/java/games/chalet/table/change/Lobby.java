package games.chalet.table.change;

import games.chalet.stomp.StompMessaging;
import games.chalet.storage.SharedLocks;
import games.chalet.table.message.LobbyMessage;
import games.chalet.table.message.TableSummary;
import games.chalet.table.persistence.Tables;
import games.chalet.web.NodeLeft;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** The open public tables, told to the lobby a few times a second at most. */
@Component
public class Lobby {

  /** A node that is heard tells it once more when it has been quiet for about two seconds. */
  private static final int REPEATED_AFTER = 7;

  private final Tables tables;
  private final TableMessageFactory messages;
  private final StompMessaging messaging;
  private final SharedLocks locks;
  private final LobbyTold told;
  private final AtomicBoolean stale = new AtomicBoolean();

  /** Whether nobody knows what was told last. */
  private final AtomicBoolean unsure = new AtomicBoolean();

  /** How often there was nothing to tell. */
  private int quietTicks;

  Lobby(
      Tables tables,
      TableMessageFactory messages,
      StompMessaging messaging,
      SharedLocks locks,
      LobbyTold told) {
    this.locks = locks;
    this.told = told;
    this.tables = tables;
    this.messages = messages;
    this.messaging = messaging;
  }

  /** Every open public table, the one that was used last first. */
  public List<TableSummary> open() {
    return messages.summaries(tables.open());
  }

  /** A table has changed; the lobby is told soon if it looks different now. */
  public void changed() {
    stale.set(true);
  }

  @Scheduled(fixedDelayString = "${chalet.tables.lobby-delay:300ms}")
  public synchronized void tell() {
    if (stale.compareAndSet(true, false)) {
      quietTicks = 0;
      try {
        locks.holding("lobby", this::tellIfNew);
      } catch (RuntimeException | Error e) { // The next time, then.
        stale.set(true);
        throw e;
      }
    } else if (told.isToRepeat() && ++quietTicks == REPEATED_AFTER) {
      locks.holding("lobby", this::repeatIfLast);
    }
  }

  /** Two nodes that told it almost at the same time may have been heard the other way round. */
  private boolean repeatIfLast() {
    boolean isLast = told.isLast();
    if (isLast) {
      messaging.publish(TableDestinations.LOBBY, new LobbyMessage(open()));
    }
    return isLast;
  }

  /** One node after the other, so that what is told last is what was read last. */
  private boolean tellIfNew() {
    if (unsure.compareAndSet(true, false)) {
      told.forget();
    }
    List<TableSummary> now = open();
    boolean isNew = told.isNew(now);
    if (isNew) {
      messaging.publish(TableDestinations.LOBBY, new LobbyMessage(now));
    }
    return isNew;
  }

  /** A node has died that may have been just about to tell the lobby something. */
  @EventListener
  void on(NodeLeft left) {
    unsure.set(true);
    changed();
  }
}
