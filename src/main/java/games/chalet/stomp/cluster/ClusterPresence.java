package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.stomp.PresenceListener;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.context.ApplicationEventPublisher;

/**
 * Who has a socket at which process. In each process the rooms hear once who comes and once who
 * goes, wherever that is.
 */
final class ClusterPresence implements PresenceListener {

  private final Cluster cluster;
  private final ApplicationEventPublisher events;

  /** By player the processes; this one under its own name. */
  private final Map<String, Set<String>> nodes = new ConcurrentHashMap<>();

  ClusterPresence(Cluster cluster, ApplicationEventPublisher events) {
    this.cluster = cluster;
    this.events = events;
  }

  boolean isOnline(String playerId) {
    return nodes.containsKey(playerId);
  }

  boolean isAnybodyOnline() {
    return !nodes.isEmpty();
  }

  @Override
  public void cameOnline(String playerId) {
    synchronized (this) {
      cluster.tellOthers(new StompMessage.Came(playerId));
    }
    came(cluster.self(), playerId);
  }

  @Override
  public void wentOffline(String playerId) {
    synchronized (this) {
      cluster.tellOthers(new StompMessage.Went(playerId));
    }
    went(cluster.self(), playerId);
  }

  void came(String node, String playerId) {
    boolean[] first = {false};
    nodes.compute(
        playerId,
        (player, before) -> {
          first[0] = before == null;
          return with(before, node);
        });
    if (first[0]) {
      events.publishEvent(new PlayerCameOnline(playerId));
    }
  }

  void went(String node, String playerId) {
    boolean[] last = {false};
    nodes.computeIfPresent(
        playerId,
        (player, before) -> {
          Set<String> rest = new HashSet<>(before);
          last[0] = rest.remove(node) && rest.isEmpty();
          return rest.isEmpty() ? null : Set.copyOf(rest);
        });
    if (last[0]) {
      events.publishEvent(new PlayerWentOffline(playerId));
    }
  }

  private static Set<String> with(
      @org.jspecify.annotations.Nullable Set<String> before, String node) {
    Set<String> grown = before == null ? new HashSet<>() : new HashSet<>(before);
    grown.add(node);
    return Set.copyOf(grown);
  }

  synchronized void tellAll(String node) {
    cluster.tell(node, new StompMessage.AllPlayers(at(cluster.self())));
  }

  /** In place of all that was known of a process; those who are in both never went. */
  void replace(String node, Collection<String> playerIds) {
    playerIds.forEach(player -> came(node, player));
    Set<String> now = Set.copyOf(playerIds);
    at(node).stream().filter(player -> !now.contains(player)).forEach(it -> went(node, it));
  }

  private List<String> at(String node) {
    return nodes.entrySet().stream()
        .filter(entry -> entry.getValue().contains(node))
        .map(Map.Entry::getKey)
        .toList();
  }
}
