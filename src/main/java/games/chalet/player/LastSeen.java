package games.chalet.player;

import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * The players seen recently. Recorded in memory, so that no request waits for it, and written
 * regularly.
 */
@Component
class LastSeen {

  private final SeenRows rows;
  private final FirstSight firstSight;

  /** The players seen; true for those whose socket was open. */
  private final Map<String, Boolean> noted = new ConcurrentHashMap<>();

  /** The players who are being removed at this moment. */
  private final Set<String> leaving = ConcurrentHashMap.newKeySet();

  LastSeen(SeenRows rows, FirstSight firstSight) {
    this.rows = rows;
    this.firstSight = firstSight;
  }

  /** Records that a player is here; returns false if that came too late to be kept. */
  boolean note(String player) {
    if (noted.putIfAbsent(player, false) == null) {
      firstSight.of(player);
    }
    return !leaving.contains(player);
  }

  @EventListener
  void on(PlayerCameOnline online) {
    noted.put(online.playerId(), true);
  }

  @EventListener
  void on(PlayerWentOffline offline) {
    noted.put(offline.playerId(), true);
  }

  /**
   * Writes the recorded players. Those who are online stay recorded: if the process ends without
   * having told that they left, the disk knows that they were here until then.
   */
  void write(long minute, Predicate<String> isOnline) {
    List<Map.Entry<String, Boolean>> seen = List.copyOf(Map.copyOf(noted).entrySet());
    rows.write(minute, seen);
    seen.stream()
        .filter(one -> !isOnline.test(one.getKey()))
        .forEach(one -> noted.remove(one.getKey(), one.getValue()));
  }

  /**
   * Marks players as being removed: from now on until {@link #removed}, any of them who is not
   * recorded already comes too late. Recorded ones are taken out of the collection.
   */
  void removing(Collection<String> players) {
    // A player is first recorded and then checked for being in time; this does the opposite, so
    // that one of the two always sees the other.
    leaving.addAll(players);
    players.removeIf(noted::containsKey);
  }

  /** Ends the removal; a player who comes back now is not found any more. */
  void removed() {
    leaving.clear();
  }

  /** Handles a player who was not here since the last write of {@link LastSeen}. */
  interface FirstSight {

    void of(String player);
  }
}
