package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.stomp.PresenceListener;
import games.chalet.stomp.PresenceNumbers;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;

/**
 * The processes at which each player has sockets. Every process publishes a player's first connect
 * and last disconnect once, wherever they happen.
 */
final class ClusterPresence implements PresenceListener {

  private final Cluster cluster;
  private final Function<String, Optional<String>> here;
  private final PresenceNumbers numbers;
  private final ApplicationEventPublisher events;

  /** The processes of each player, and their address there; this one under its own name. */
  private final Map<String, Map<String, String>> nodes = new ConcurrentHashMap<>();

  /**
   * Creates a presence without any players.
   *
   * @param here the address of a player's socket at this process now, if there is one
   */
  ClusterPresence(
      Cluster cluster,
      Function<String, Optional<String>> here,
      PresenceNumbers numbers,
      ApplicationEventPublisher events) {
    this.cluster = cluster;
    this.here = here;
    this.numbers = numbers;
    this.events = events;
  }

  boolean isOnline(String playerId) {
    return nodes.containsKey(playerId);
  }

  Optional<String> addressOf(String playerId) {
    return nodes.getOrDefault(playerId, Map.of()).values().stream().findFirst();
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
    Optional<String> address = here.apply(playerId);
    if (address.isPresent() == nodes.getOrDefault(playerId, Map.of()).containsKey(cluster.self())) {
      return Optional.empty();
    }
    Optional<Object> event =
        address.isPresent()
            ? add(cluster.self(), playerId, address.get())
            : remove(cluster.self(), playerId);
    long number = numbers.next(playerId);
    cluster.tellOthers(
        address
            .<StompMessage>map(it -> new StompMessage.Came(playerId, it, number))
            .orElseGet(() -> new StompMessage.Went(playerId, number)));
    return event;
  }

  void came(String node, String playerId, String address, long number) {
    Optional<Object> event = add(node, playerId, address);
    numbers.note(playerId, number);
    event.ifPresent(events::publishEvent);
  }

  void went(String node, String playerId, long number) {
    Optional<Object> event = remove(node, playerId);
    numbers.note(playerId, number);
    event.ifPresent(events::publishEvent);
  }

  private Optional<Object> add(String node, String playerId, String address) {
    boolean[] first = {false};
    nodes.compute(
        playerId,
        (player, before) -> {
          first[0] = before == null;
          return with(before, node, address);
        });
    return first[0] ? Optional.of(new PlayerCameOnline(playerId)) : Optional.empty();
  }

  private Optional<Object> remove(String node, String playerId) {
    boolean[] last = {false};
    nodes.computeIfPresent(
        playerId,
        (player, before) -> {
          Map<String, String> rest = new HashMap<>(before);
          last[0] = rest.remove(node) != null && rest.isEmpty();
          return rest.isEmpty() ? null : Map.copyOf(rest);
        });
    return last[0] ? Optional.of(new PlayerWentOffline(playerId)) : Optional.empty();
  }

  private static Map<String, String> with(
      @Nullable Map<String, String> before, String node, String address) {
    Map<String, String> grown = before == null ? new HashMap<>() : new HashMap<>(before);
    grown.put(node, address);
    return Map.copyOf(grown);
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
