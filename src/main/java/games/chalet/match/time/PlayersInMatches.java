package games.chalet.match.time;

import games.chalet.match.journal.Header;
import games.chalet.stomp.Connections;
import games.chalet.stomp.OfflinePlayers;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The players of all running matches, and their connections. */
public final class PlayersInMatches {

  /** Time without a connection until a player is away. */
  private static final Duration AWAY_AFTER = Duration.ofMinutes(1);

  private final Connections connections;
  private final OfflinePlayers offline;
  private final Map<String, Set<String>> matches = new ConcurrentHashMap<>();

  public PlayersInMatches(Connections connections, OfflinePlayers offline) {
    this.connections = connections;
    this.offline = offline;
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
            return ids.isEmpty() ? null : ids;
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

  boolean isOnline(String playerId) {
    return connections.isOnline(playerId);
  }

  /** Returns the party to which work for a player is counted. */
  public Party partyOf(String playerId) {
    return connections.partyOf(playerId);
  }

  /** Returns when an offline player disconnected, if that was since the start. */
  Optional<Instant> disconnected(String playerId) {
    return offline.disconnected(playerId);
  }

  /**
   * Returns when a disconnected player is away.
   *
   * @param since not counting from before this moment, the start of the match
   * @param turn how long a turn may take: where that is a day, players are not expected to be
   *     connected
   */
  Instant awayAt(String playerId, Instant since, Duration turn) {
    return offlineSince(playerId, since).plus(turn.compareTo(AWAY_AFTER) > 0 ? turn : AWAY_AFTER);
  }

  /**
   * Returns since when a disconnected player has been so.
   *
   * @param since not counting from before this moment, the start of the match
   */
  Instant offlineSince(String playerId, Instant since) {
    Instant moment = offline.sinceOrStart(playerId);
    return moment.isAfter(since) ? moment : since;
  }
}
