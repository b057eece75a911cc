package games.chalet.match.time;

import games.chalet.match.journal.Header;
import games.chalet.stomp.Connections;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The disconnected players of running matches, with the process time of their disconnect. */
public final class ConnectionTracker {

  /** Time without a connection until a player counts as gone. */
  private static final Duration GONE_AFTER = Duration.ofMinutes(1);

  private final Connections connections;
  private final InstantSource clock;
  private final Instant started;
  private final Map<String, Set<String>> matches = new ConcurrentHashMap<>();
  private final Map<String, Instant> offlineSince = new ConcurrentHashMap<>();

  public ConnectionTracker(Connections connections, InstantSource clock) {
    this.connections = connections;
    this.clock = clock;
    this.started = clock.instant();
  }

  /** Watches a running match from now on. */
  public void watch(Header header) {
    for (String playerId : connecting(header)) {
      matches.computeIfAbsent(playerId, player -> ConcurrentHashMap.newKeySet()).add(header.id());
    }
  }

  /** Stops watching a match that has ended. */
  public void forget(Header header) {
    for (String playerId : connecting(header)) {
      matches.computeIfPresent(
          playerId,
          (player, ids) -> {
            ids.remove(header.id());
            if (ids.isEmpty()) {
              offlineSince.remove(player);
              return null;
            }
            return ids;
          });
    }
  }

  /** Returns the ids of all that have sockets: players, and the programs that decide for bots. */
  private static List<String> connecting(Header header) {
    return header.allSeats().stream()
        .filter(seat -> header.botAt(seat).isEmpty() || header.isOfProgram(seat))
        .map(header::playerAt)
        .toList();
  }

  /** Returns the running matches of a player or program. */
  public Set<String> matchesOf(String playerId) {
    return Set.copyOf(matches.getOrDefault(playerId, Set.of()));
  }

  public void wentOffline(String playerId) {
    if (matches.containsKey(playerId)) {
      offlineSince.put(playerId, clock.instant());
    }
  }

  public void cameOnline(String playerId) {
    offlineSince.remove(playerId);
  }

  boolean isOnline(String playerId) {
    return connections.isOnline(playerId);
  }

  /** Returns the party to which work for a player is counted. */
  public Party partyOf(String playerId) {
    return connections.partyOf(playerId);
  }

  /** Returns when a player last disconnected, if that was since the start. */
  Optional<Instant> lastSeen(String playerId) {
    return Optional.ofNullable(offlineSince.get(playerId));
  }

  /**
   * Returns when a disconnected player counts as gone.
   *
   * @param since not counting from before this moment, the start of the match
   * @param turn how long a turn may take: where that is a day, players are not expected to be
   *     connected
   */
  Instant goneAt(String playerId, Instant since, Duration turn) {
    return offlineSince(playerId, since).plus(turn.compareTo(GONE_AFTER) > 0 ? turn : GONE_AFTER);
  }

  /**
   * Returns since when a disconnected player has been so.
   *
   * @param since not counting from before this moment, the start of the match
   */
  Instant offlineSince(String playerId, Instant since) {
    Instant offline = offlineSince.getOrDefault(playerId, started);
    return offline.isAfter(since) ? offline : since;
  }
}
