package games.chalet.archive;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.archive.ArchivedMatchRepository.CountedMatch;
import games.chalet.archive.ArchivedMatchRepository.CountedSeat;
import games.chalet.archive.ArchivedMatchRepository.NamedPlayer;
import games.chalet.archive.PlayerResults.Meeting;
import games.chalet.match.SoloStandings;
import games.chalet.match.SoloStandings.Standing;
import games.chalet.player.Player;
import games.chalet.player.PlayerForgotten;
import games.chalet.player.Players;
import games.chalet.web.limits.FairReads;
import games.chalet.web.limits.Party;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.context.event.EventListener;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Counts the results of a player from their newest finished matches when they are read, and caches
 * them until the player's next match ends. Counts take turns on the one thread of {@link
 * FairReads}, so a second request of a player waits for the first one and finds its results.
 */
@Service
class Statistics {

  /** The most matches of a player that are counted: the newest. */
  static final int MOST = 5_000;

  /** The most persons met who are listed. */
  static final int LISTED = 50;

  private static final int BATCH = 500;

  /** The most tallies and persons met in the cache, of a few hundred bytes each. */
  private static final int MOST_CACHED = 50_000;

  /** The time after which results go, so that nothing of a forgotten player stays on any node. */
  private static final Duration FRESH = Duration.ofHours(1);

  /**
   * The age of the newest match from which results are cached. Until then another node may still be
   * storing whether a match for one is a record.
   */
  private static final Duration SETTLED = Duration.ofMinutes(1);

  private static final ArchiveCursor FIRST = new ArchiveCursor(Instant.EPOCH, "");

  private final ArchivedMatchRepository matches;
  private final SoloStandings standings;
  private final Players players;
  private final Clock clock;
  private final FairReads reads;

  private final Cache<String, Counted> cache =
      Caffeine.newBuilder()
          .maximumWeight(MOST_CACHED)
          .weigher((String player, Counted counted) -> counted.weight())
          .expireAfterWrite(FRESH)
          .executor(Runnable::run)
          .build();

  Statistics(
      ArchivedMatchRepository matches,
      SoloStandings standings,
      Players players,
      Clock clock,
      FairReads reads) {
    this.matches = matches;
    this.standings = standings;
    this.players = players;
    this.clock = clock;
    this.reads = reads;
  }

  StatisticsMessage of(Party player) {
    return reads
        .inTurn(player, () -> message(counted(player.person())))
        .orElseThrow(ArchiveRefusal.STATISTICS_BUSY::of);
  }

  @EventListener
  void forgotten(PlayerForgotten event) {
    cache.invalidate(event.playerId());
  }

  /**
   * Returns the cached results if they are of all matches there are now: any node may have archived
   * another one, also late, between older ones.
   */
  private Counted counted(String player) {
    Counted cached = cache.getIfPresent(player);
    if (cached != null && cached.matches() == count(player, cached.after())) {
      return cached;
    }
    Instant settled = clock.instant().minus(SETTLED);
    Counted counted = countAgain(player);
    if (!counted.last().endedAt().isAfter(settled)) {
      cache.put(player, counted);
    }
    return counted;
  }

  private long count(String player, ArchiveCursor after) {
    return matches.countAfter(player, after.endedAt(), after.id());
  }

  private Counted countAgain(String player) {
    ArchiveCursor after = matches.newestBut(MOST, player).orElse(FIRST);
    PlayerResults results = new PlayerResults(player);
    ArchiveCursor last = after;
    long counted = 0;
    List<CountedMatch> batch;
    do {
      batch = matches.playedAfter(player, last.endedAt(), last.id(), Limit.of(BATCH));
      if (!batch.isEmpty()) {
        add(batch, player, results);
        last = batch.getLast().cursor();
        counted += batch.size();
      }
    } while (batch.size() == BATCH);
    return new Counted(results.tallies(), results.met(LISTED), counted, after, last);
  }

  private void add(List<CountedMatch> batch, String player, PlayerResults results) {
    Map<String, List<CountedSeat>> seats =
        matches.seatsPlayed(player, batch.getFirst().endedAt(), batch.getLast().endedAt()).stream()
            .collect(Collectors.groupingBy(CountedSeat::match));
    Map<String, Standing> alone =
        standings.of(
            batch.stream()
                .map(CountedMatch::id)
                .filter(id -> seats.getOrDefault(id, List.of()).size() == 1)
                .toList());
    batch.forEach(
        match ->
            results.add(match, seats.getOrDefault(match.id(), List.of()), alone.get(match.id())));
  }

  private StatisticsMessage message(Counted counted) {
    return new StatisticsMessage(
        counted.games(),
        named(counted.met()),
        counted.after().equals(FIRST) ? Optional.empty() : Optional.of(MOST));
  }

  /** Returns the persons with the name that each had in the last match, without forgotten ones. */
  private List<StatisticsMessage.Met> named(List<Meeting> met) {
    if (met.isEmpty()) {
      return List.of();
    }
    List<String> ids = met.stream().map(Meeting::player).toList();
    Set<String> known = players.findAll(ids).stream().map(Player::id).collect(Collectors.toSet());
    Set<String> lastMatches = new HashSet<>();
    met.forEach(meeting -> lastMatches.add(meeting.match()));
    Map<String, String> names =
        matches.names(lastMatches, ids).stream()
            .collect(Collectors.toMap(name -> key(name.match(), name.player()), NamedPlayer::name));
    return met.stream()
        .filter(meeting -> known.contains(meeting.player()))
        .map(
            meeting ->
                new StatisticsMessage.Met(
                    names.getOrDefault(key(meeting.match(), meeting.player()), Archive.FORGOTTEN),
                    meeting.played(),
                    meeting.ahead(),
                    meeting.behind(),
                    meeting.match()))
        .toList();
  }

  private static String key(String match, String player) {
    return match + " " + player;
  }

  /**
   * A player's results, with the ids of the persons met and without their names.
   *
   * @param matches the number of matches from which they were counted
   * @param after the place after which those begin
   * @param last the place of the last of them
   */
  private record Counted(
      List<Tally> games, List<Meeting> met, long matches, ArchiveCursor after, ArchiveCursor last) {

    private Counted {
      games = List.copyOf(games);
      met = List.copyOf(met);
    }

    int weight() {
      return 1 + games.size() + met.size();
    }
  }
}
