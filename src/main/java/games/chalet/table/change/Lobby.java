package games.chalet.table.change;

import games.chalet.stomp.Connections;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.stomp.StompMessaging;
import games.chalet.storage.locks.SharedLocks;
import games.chalet.table.message.TableSummary;
import games.chalet.table.persistence.Tables;
import games.chalet.web.NodeLeft;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** The open public tables, published to the lobby a few times a second at most. */
@Component
public class Lobby {

  /**
   * The number of quiet ticks, about two seconds, after which a node publishes its last list once
   * more.
   */
  private static final int REPEATED_AFTER = 7;

  private final Tables tables;
  private final TableMessageFactory messages;
  private final StompMessaging messaging;
  private final SharedLocks locks;
  private final LobbyTold told;
  private final LobbyOrder order;
  private final AtomicBoolean stale = new AtomicBoolean();

  /** True if it is unknown what was published last. */
  private final AtomicBoolean unsure = new AtomicBoolean();

  /** The number of ticks without news. */
  private int quietTicks;

  Lobby(
      Tables tables,
      TableMessageFactory messages,
      StompMessaging messaging,
      SharedLocks locks,
      LobbyTold told,
      Connections connections) {
    this.order = new LobbyOrder(connections::isOnline, connections::addressOf);
    this.locks = locks;
    this.told = told;
    this.tables = tables;
    this.messages = messages;
    this.messaging = messaging;
  }

  /** Returns the open public tables that the lobby shows, in its order. */
  public List<TableSummary> open() {
    List<String> shown = order.shown(tables.open()).stream().map(Tables.Hosted::id).toList();
    return messages.summaries(tables.findAll(shown));
  }

  /** Notes that a table has changed; the lobby is updated soon if it looks different now. */
  public void changed() {
    stale.set(true);
  }

  @Scheduled(fixedDelayString = "${chalet.tables.lobby-delay:300ms}")
  public synchronized void tell() {
    if (stale.compareAndSet(true, false)) {
      quietTicks = 0;
      try {
        locks.holding("lobby", this::tellIfNew);
      } catch (RuntimeException | Error e) { // Tried again at the next tick.
        stale.set(true);
        throw e;
      }
    } else if (told.isToRepeat() && ++quietTicks == REPEATED_AFTER) {
      locks.holding("lobby", this::repeatIfLast);
    }
  }

  /**
   * Publishes the last list again, because two nodes that publish at almost the same time may be
   * heard in the other order.
   */
  private boolean repeatIfLast() {
    boolean isLast = told.isLast();
    if (isLast) {
      messaging.publish(TableDestinations.LOBBY, new LobbyMessage(open()));
    }
    return isLast;
  }

  /**
   * Publishes the list if it is new. Only one node does so at a time, so that the list published
   * last is the one read last.
   */
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

  /** Notes that a host may be there, or away. */
  @EventListener({PlayerCameOnline.class, PlayerWentOffline.class})
  void onPresence() {
    changed();
  }

  /** Publishes again after a node has died that may have been about to publish. */
  @EventListener
  void on(NodeLeft left) {
    unsure.set(true);
    changed();
  }

  /**
   * The <i>lobby</i> of {@code docs/protocol.md}: every open public table.
   *
   * @param kind always {@code lobby}
   */
  public record LobbyMessage(String kind, List<TableSummary> tables) {

    public LobbyMessage {
      tables = List.copyOf(tables);
    }

    public LobbyMessage(List<TableSummary> tables) {
      this("lobby", tables);
    }
  }
}
