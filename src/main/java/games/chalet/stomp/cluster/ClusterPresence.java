package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.stomp.PresenceListener;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;

/**
 * The processes at which each player has sockets. Every process publishes a player's first connect
 * and last disconnect once, wherever they happen.
 */
final class ClusterPresence implements PresenceListener {

  private final Cluster cluster;
  private final Predicate<String> here;
  private final ApplicationEventPublisher events;

  /** The processes of each player; this one under its own name. */
  private final Map<String, Set<String>> nodes = new ConcurrentHashMap<>();

  /**
   * Creates a presence without any players.
   *
   * @param here true if a player has a socket at this process now
   */
  ClusterPresence(Cluster cluster, Predicate<String> here, ApplicationEventPublisher events) {
    this.cluster = cluster;
    this.here = here;
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
    look(playerId);
  }

  @Override
  public void wentOffline(String playerId) {
    look(playerId);
  }

  private void look(String playerId) {
    change(playerId).ifPresent(events::publishEvent);
  }

  /**
   * Updates a player's presence and returns the event for this process, if any. Synchronized, so
   * that the last message to the others is true.
   */
  private synchronized Optional<Object> change(String playerId) {
    boolean isHere = here.test(playerId);
    if (isHere == nodes.getOrDefault(playerId, Set.of()).contains(cluster.self())) {
      return Optional.empty();
    }
    cluster.tellOthers(isHere ? new StompMessage.Came(playerId) : new StompMessage.Went(playerId));
    return isHere ? add(cluster.self(), playerId) : remove(cluster.self(), playerId);
  }

  void came(String node, String playerId) {
    add(node, playerId).ifPresent(events::publishEvent);
  }

  void went(String node, String playerId) {
    remove(node, playerId).ifPresent(events::publishEvent);
  }

  private Optional<Object> add(String node, String playerId) {
    boolean[] first = {false};
    nodes.compute(
        playerId,
        (player, before) -> {
          first[0] = before == null;
          return with(before, node);
        });
    return first[0] ? Optional.of(new PlayerCameOnline(playerId)) : Optional.empty();
  }

  private Optional<Object> remove(String node, String playerId) {
    boolean[] last = {false};
    nodes.computeIfPresent(
        playerId,
        (player, before) -> {
          Set<String> rest = new HashSet<>(before);
          last[0] = rest.remove(node) && rest.isEmpty();
          return rest.isEmpty() ? null : Set.copyOf(rest);
        });
    return last[0] ? Optional.of(new PlayerWentOffline(playerId)) : Optional.empty();
  }

  private static Set<String> with(@Nullable Set<String> before, String node) {
    Set<String> grown = before == null ? new HashSet<>() : new HashSet<>(before);
    grown.add(node);
    return Set.copyOf(grown);
  }

  synchronized void tellAll(String node) {
    cluster.tell(node, new StompMessage.AllPlayers(at(cluster.self())));
  }

  /** Replaces everything known of a process; players who are in both states never went. */
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
