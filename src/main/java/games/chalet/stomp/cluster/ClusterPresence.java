package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.stomp.Connections;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.stomp.PresenceListener;
import games.chalet.stomp.PresenceNumbers;
import games.chalet.web.SeveralNodes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.context.annotation.Lazy;
import org.springframework.context.annotation.Primary;
import org.springframework.stereotype.Component;

/**
 * The online players through any process, and the processes at which each has sockets. Every
 * process publishes a player's first connect and last disconnect once, wherever they happen.
 */
@Component
@SeveralNodes
@Primary
final class ClusterPresence implements Connections, PresenceListener {

  private final Cluster cluster;
  private final Connections here;
  private final PresenceNumbers numbers;
  private final ApplicationEventPublisher events;

  /** The processes of each player, and their address there; this one under its own name. */
  private final Map<String, Map<String, String>> nodes = new ConcurrentHashMap<>();

  /**
   * Creates a presence without any players.
   *
   * @param here the sockets of this process, which report to this presence
   */
  ClusterPresence(
      Cluster cluster,
      @Lazy @Qualifier("socketRegistry") Connections here,
      PresenceNumbers numbers,
      ApplicationEventPublisher events) {
    this.cluster = cluster;
    this.here = here;
    this.numbers = numbers;
    this.events = events;
  }

  @Override
  public boolean isOnline(String playerId) {
    return nodes.containsKey(playerId);
  }

  @Override
  public Optional<String> addressOf(String playerId) {
    return nodes.getOrDefault(playerId, Map.of()).values().stream().findFirst();
  }

  @Override
  public void close(String playerId) {
    here.close(playerId);
    cluster.tellOthers(new StompMessage.Close(playerId));
  }

  @Override
  public void closeAll() {
    here.closeAll();
  }

  @Override
  public void cameOnline(String playerId) {
    refresh(playerId).ifPresent(events::publishEvent);
  }

  @Override
  public void wentOffline(String playerId) {
    refresh(playerId).ifPresent(events::publishEvent);
  }

  /**
   * Updates a player's presence at this process and returns the event for it, if any. Synchronized,
   * so that the last message to the others is true.
   */
  private synchronized Optional<Object> refresh(String playerId) {
    Optional<String> address = here.addressOf(playerId);
    if (address.isPresent() == nodes.getOrDefault(playerId, Map.of()).containsKey(cluster.self())) {
      return Optional.empty();
    }
    Optional<Object> event =
        address.isPresent()
            ? putNode(cluster.self(), playerId, address.get())
            : removeNode(cluster.self(), playerId);
    long number = numbers.next(playerId);
    cluster.tellOthers(
        address
            .<StompMessage>map(it -> new StompMessage.Came(playerId, it, number))
            .orElseGet(() -> new StompMessage.Went(playerId, number)));
    return event;
  }

  void came(String node, String playerId, String address, long number) {
    Optional<Object> event = putNode(node, playerId, address);
    numbers.note(playerId, number);
    event.ifPresent(events::publishEvent);
  }

  void went(String node, String playerId, long number) {
    Optional<Object> event = removeNode(node, playerId);
    numbers.note(playerId, number);
    event.ifPresent(events::publishEvent);
  }

  /** Returns the event of a player who was at no process before. */
  private synchronized Optional<Object> putNode(String node, String playerId, String address) {
    Map<String, String> ofPlayer = new HashMap<>(nodes.getOrDefault(playerId, Map.of()));
    boolean isFirst = ofPlayer.isEmpty();
    ofPlayer.put(node, address);
    nodes.put(playerId, Map.copyOf(ofPlayer));
    return isFirst ? Optional.of(new PlayerCameOnline(playerId)) : Optional.empty();
  }

  /** Returns the event of a player who is at no process any more. */
  private synchronized Optional<Object> removeNode(String node, String playerId) {
    Map<String, String> ofPlayer = new HashMap<>(nodes.getOrDefault(playerId, Map.of()));
    boolean wasThere = ofPlayer.remove(node) != null;
    if (!ofPlayer.isEmpty()) {
      nodes.put(playerId, Map.copyOf(ofPlayer));
      return Optional.empty();
    }
    nodes.remove(playerId);
    return wasThere ? Optional.of(new PlayerWentOffline(playerId)) : Optional.empty();
  }

  synchronized void tellAll(String node) {
    Map<String, StompMessage.PlayerThere> players = new HashMap<>();
    at(cluster.self())
        .forEach(
            (player, address) ->
                players.put(player, new StompMessage.PlayerThere(address, numbers.of(player))));
    cluster.tell(node, new StompMessage.AllPlayers(players));
  }

  /** Replaces everything known of a process; players who are in both states never went. */
  void replace(String node, Map<String, StompMessage.PlayerThere> players) {
    players.forEach((player, there) -> came(node, player, there.address(), there.number()));
    at(node).keySet().stream()
        .filter(player -> !players.containsKey(player))
        .forEach(player -> went(node, player, numbers.next(player)));
  }

  private Map<String, String> at(String node) {
    return nodes.entrySet().stream()
        .filter(entry -> entry.getValue().containsKey(node))
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().get(node)));
  }
}
