package games.chalet.stomp;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.web.ProcessClock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.springframework.context.event.EventListener;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/**
 * The players and programs that are offline, and since when, in the time of this process. Of those
 * who were so before its start nothing is known until someone looks.
 */
@Component
public class OfflinePlayers {

  private static final int MOST = 100_000;

  /** Longer than any match or table waits for a player. */
  private static final Duration KEPT = Duration.ofDays(60);

  private final Connections connections;
  private final ProcessClock clock;
  private final Instant started;
  private final Cache<String, Offline> offline =
      Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(KEPT).build();

  public OfflinePlayers(Connections connections, ProcessClock clock) {
    this.connections = connections;
    this.clock = clock;
    this.started = clock.instant();
  }

  /**
   * An offline player.
   *
   * @param disconnected true if their last socket was closed then; false if they were found so
   */
  private record Offline(Instant since, boolean disconnected) {}

  /** Removes a player who is online; before any other module handles it. */
  @EventListener
  @Order(Ordered.HIGHEST_PRECEDENCE)
  public void on(PlayerCameOnline event) {
    offline.invalidate(event.playerId());
  }

  /** Records a player who is offline; before any other module handles it. */
  @EventListener
  @Order(Ordered.HIGHEST_PRECEDENCE)
  public void on(PlayerWentOffline event) {
    offline.put(event.playerId(), new Offline(clock.instant(), true));
  }

  /** Records that this player is offline, if they are, at least since now. */
  public void look(String playerId) {
    if (connections.isOnline(playerId)) {
      offline.invalidate(playerId);
    } else {
      offline.asMap().putIfAbsent(playerId, new Offline(clock.instant(), false));
    }
  }

  public boolean isOnline(String playerId) {
    return connections.isOnline(playerId);
  }

  /** Returns since when an offline player has been so; empty if that is not known yet. */
  public Optional<Instant> since(String playerId) {
    return Optional.ofNullable(offline.getIfPresent(playerId)).map(Offline::since);
  }

  /** Returns when an offline player disconnected; the start of this process if before it. */
  public Instant sinceOrStart(String playerId) {
    return disconnected(playerId).orElse(started);
  }

  /** Returns when an offline player disconnected, if that was since the start. */
  public Optional<Instant> disconnected(String playerId) {
    return Optional.ofNullable(offline.getIfPresent(playerId))
        .filter(Offline::disconnected)
        .map(Offline::since);
  }
}
