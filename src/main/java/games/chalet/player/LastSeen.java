package games.chalet.player;

import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.web.ClusterMode;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.context.event.EventListener;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * Who was there. Noted in memory, so that no request waits for it, and written down now and then.
 */
@Component
class LastSeen {

  private static final long WORTH_WRITING_MINUTES = 60;

  private final JdbcTemplate jdbc;
  private final RunningTime time;

  /** Where another node may be removing somebody at this moment, it is told by the disk. */
  private final boolean isShared;

  /** Whose socket was open is mapped to true. */
  private final Map<String, Boolean> noted = new ConcurrentHashMap<>();

  /** Those who are being removed at this moment. */
  private final Set<String> leaving = ConcurrentHashMap.newKeySet();

  LastSeen(JdbcTemplate jdbc, RunningTime time, Environment environment) {
    this.jdbc = jdbc;
    this.time = time;
    this.isShared = ClusterMode.isOn(environment);
  }

  /** Notes that a player is here; false if that came too late to be kept. */
  boolean note(String player) {
    boolean isFirst = noted.putIfAbsent(player, false) == null;
    if (isFirst && isShared) {
      write(time.minutes(), List.of(Map.entry(player, false)));
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

  /** Writes down who has been noted. */
  void write(long minute) {
    List<Map.Entry<String, Boolean>> seen = List.copyOf(Map.copyOf(noted).entrySet());
    write(minute, seen);
    seen.forEach(one -> noted.remove(one.getKey(), one.getValue()));
  }

  private void write(long minute, List<Map.Entry<String, Boolean>> seen) {
    jdbc.batchUpdate(
        """
        update player set seen_at = ?, connected = connected or ?
        where id = ? and (seen_at <= ? or connected <> (connected or ?))
        """,
        seen.stream()
            .map(
                one ->
                    new Object[] {
                      minute,
                      one.getValue(),
                      one.getKey(),
                      minute - WORTH_WRITING_MINUTES,
                      one.getValue()
                    })
            .toList());
  }

  /**
   * From now on until {@link #removed} whoever of these is not noted already comes too late. Those
   * who are noted are taken out.
   */
  void removing(Collection<String> players) {
    // They first say that they are here and then ask whether they are in time; this goes the other
    // way round, so that one of the two always sees the other.
    leaving.addAll(players);
    players.removeIf(noted::containsKey);
  }

  /** Whoever comes back now is not found any more. */
  void removed() {
    leaving.clear();
  }
}
