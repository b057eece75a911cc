package games.chalet.player;

import games.chalet.stomp.Connections;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hibernate.validator.constraints.time.DurationMin;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.validation.annotation.Validated;

/**
 * Removes players who have been away for long and to whom nothing in the database refers. Players
 * with references are checked again after the whole time has passed once more.
 */
@Component
class PlayerExpiry {

  /** The number of players in one batch: each module is asked about them in one query. */
  static final int BATCH = 1_000;

  private static final Logger LOG = LoggerFactory.getLogger(PlayerExpiry.class);

  private final PlayerService players;
  private final LastSeen lastSeen;
  private final RunningTime time;
  private final Connections connections;
  private final ObjectProvider<PlayerReferences> references;
  private final PlayerExpirySettings settings;

  PlayerExpiry(
      PlayerService players,
      LastSeen lastSeen,
      RunningTime time,
      Connections connections,
      ObjectProvider<PlayerReferences> references,
      PlayerExpirySettings settings) {
    this.players = players;
    this.lastSeen = lastSeen;
    this.time = time;
    this.connections = connections;
    this.references = references;
    this.settings = settings;
  }

  @Scheduled(
      initialDelayString = "${chalet.guests.look:5m}",
      fixedDelayString = "${chalet.guests.look:5m}")
  void look() {
    try {
      time.save();
      lastSeen.write(time.minutes(), connections::isOnline);
      letGo(false, settings.unusedExpireAfter());
      letGo(true, settings.expireAfter());
    } catch (RuntimeException e) { // No player is lost by it; the next run comes soon.
      LOG.warn("Player expiry run failed", e);
    }
  }

  private void letGo(boolean connected, Duration after) {
    if (after.isZero()) {
      return;
    }
    long now = time.minutes();
    long latest = now - after.toMinutes();
    List<String> away = players.awaySince(latest, connected, BATCH);
    Set<String> untied = new HashSet<>(away);
    untied.removeIf(connections::isOnline);
    references
        .orderedStream()
        .forEach(
            referred -> {
              if (!untied.isEmpty()) {
                untied.removeAll(referred.of(Set.copyOf(untied)));
              }
            });
    players.keep(away.stream().filter(player -> !untied.contains(player)).toList(), now);
    try {
      lastSeen.removing(untied);
      players.removeUnseen(untied, latest);
    } finally {
      lastSeen.removed();
    }
  }

  /**
   * The time for which players are kept to whom nothing in the database refers. Time counts while
   * the server runs. Zero: for good.
   *
   * @param expireAfter the time for a guest who is away and has nothing here (no seat, match,
   *     attempt or line of chat); 0: for good
   * @param unusedExpireAfter the time for a guest whose browser never opened a socket; 0: for good
   */
  @Validated
  @ConfigurationProperties("chalet.guests")
  record PlayerExpirySettings(
      @DurationMin @DefaultValue("30d") Duration expireAfter,
      @DurationMin @DefaultValue("1d") Duration unusedExpireAfter) {}
}
