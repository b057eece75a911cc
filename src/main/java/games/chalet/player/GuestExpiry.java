package games.chalet.player;

import games.chalet.stomp.Connections;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Lets go of guests who have been away for long and of whom the house holds nothing but the name.
 * Whoever is tied to it is looked at again when the whole time has passed once more.
 */
@Component
class GuestExpiry {

  /** So many at a time: each room is asked about them in one question. */
  static final int BATCH = 1_000;

  private static final Logger LOG = LoggerFactory.getLogger(GuestExpiry.class);

  private final Guests guests;
  private final LastSeen lastSeen;
  private final RunningTime time;
  private final Connections connections;
  private final ObjectProvider<Ties> rooms;
  private final GuestSettings settings;

  GuestExpiry(
      Guests guests,
      LastSeen lastSeen,
      RunningTime time,
      Connections connections,
      ObjectProvider<Ties> rooms,
      GuestSettings settings) {
    this.guests = guests;
    this.lastSeen = lastSeen;
    this.time = time;
    this.connections = connections;
    this.rooms = rooms;
    this.settings = settings;
  }

  @Scheduled(
      initialDelayString = "${chalet.guests.look:5m}",
      fixedDelayString = "${chalet.guests.look:5m}")
  void look() {
    try {
      time.save();
      lastSeen.write(time.minutes());
      letGo(false, settings.unusedExpireAfter());
      letGo(true, settings.expireAfter());
    } catch (RuntimeException e) { // Nobody is lost by it; the next time comes soon.
      LOG.warn("Guests could not be looked through: {}", e.toString());
    }
  }

  private void letGo(boolean connected, Duration after) {
    if (after.isZero()) {
      return;
    }
    long now = time.minutes();
    List<String> away = guests.awaySince(now - after.toMinutes(), connected, BATCH);
    Set<String> untied = new HashSet<>(away);
    untied.removeIf(connections::isOnline);
    rooms
        .orderedStream()
        .forEach(
            room -> {
              if (!untied.isEmpty()) {
                untied.removeAll(room.of(Set.copyOf(untied)));
              }
            });
    guests.keep(away.stream().filter(guest -> !untied.contains(guest)).toList(), now);
    try {
      lastSeen.removing(untied);
      guests.remove(untied);
    } finally {
      lastSeen.removed();
    }
  }
}
