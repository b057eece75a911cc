package games.chalet.archive;

import games.chalet.json.Json;
import games.chalet.match.SoloStandings;
import games.chalet.match.SoloStandings.Standing;
import games.chalet.player.Player;
import games.chalet.player.PlayerForgotten;
import games.chalet.player.Players;
import games.chalet.storage.DiskSpace;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.FairReads;
import games.chalet.web.limits.Party;
import games.chalet.web.logs.LoggedFailure;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.event.EventListener;
import org.springframework.dao.DataAccessException;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Counts the results of a player from their finished matches. What was counted once is stored now
 * and then, and the next request continues there: so each match is counted about once, whoever has
 * played how many.
 */
@Service
class Statistics {

  /** The most matches that one request counts; the next one continues. */
  static final int AT_ONCE = 2_000;

  /** The number of matches counted since the results were stored from which they are again. */
  static final int WORTH_STORING = 50;

  /** The most persons met who are listed. */
  static final int LISTED = 50;

  private static final int BATCH = 500;

  /**
   * The age from which a match is stored as counted. Until then, its standing alone may be on its
   * way, and so may be a match that ended before it.
   */
  private static final Duration SETTLED = Duration.ofMinutes(1);

  private static final Instant EVER = ArchiveCursor.START.endedAt();
  private static final ArchiveCursor FIRST = new ArchiveCursor(Instant.EPOCH, "");
  private static final Logger LOG = LoggerFactory.getLogger(Statistics.class);

  private final ArchivedMatchRepository matches;
  private final StoredStatisticsRepository stored;
  private final SoloStandings standings;
  private final Players players;
  private final DiskSpace space;
  private final Clock clock;
  private final Json json;
  private final FairReads reads;

  Statistics(
      ArchivedMatchRepository matches,
      StoredStatisticsRepository stored,
      SoloStandings standings,
      Players players,
      DiskSpace space,
      Clock clock,
      Json json,
      FairReads reads) {
    this.reads = reads;
    this.matches = matches;
    this.stored = stored;
    this.standings = standings;
    this.players = players;
    this.space = space;
    this.clock = clock;
    this.json = json;
  }

  StatisticsMessage of(Party player) {
    return reads
        .inTurn(player, () -> count(player.person()))
        .orElseThrow(ArchiveRefusal.STATISTICS_BUSY::of);
  }

  @EventListener
  void forgotten(PlayerForgotten event) {
    stored.remove(event.playerId());
  }

  private StatisticsMessage count(String player) {
    Counted counted = readStored(player);
    long before = counted.matches;
    boolean isComplete = counted.addUntil(clock.instant().minus(SETTLED), AT_ONCE);
    if (counted.matches - before >= WORTH_STORING) {
      store(player, counted);
    }
    if (isComplete) {
      isComplete = counted.addUntil(EVER, AT_ONCE);
    }
    return new StatisticsMessage(
        counted.results.tallies(), named(counted.results.met(LISTED)), isComplete);
  }

  /**
   * Returns the stored results, or none if there are none of any use: a match that was archived
   * late, between matches that were counted, makes all count again.
   */
  private Counted readStored(String player) {
    return stored
        .findById(player)
        .filter(StoredStatistics::isReadable)
        .filter(
            row ->
                row.counted() == matches.countUntil(player, row.last().endedAt(), row.last().id()))
        .map(
            row ->
                new Counted(
                    player,
                    json.read(row.results(), Results.Stored.class),
                    row.last(),
                    row.counted()))
        .orElseGet(() -> new Counted(player, Results.Stored.NONE, FIRST, 0));
  }

  /** Stores the results. A failure costs only time: they are counted again. */
  private void store(String player, Counted counted) {
    try {
      space.requireForNew();
      stored.remove(player);
      stored.save(
          new StoredStatistics(
              player, counted.matches, counted.last, json.text(counted.results.stored())));
      if (players.find(player).isEmpty()) {
        stored.remove(player);
      }
    } catch (RefusedException | DataAccessException e) {
      LOG.debug("Failed to store results of player {}: {}", player, LoggedFailure.brief(e));
    }
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

  /** Results with the place up to which matches were counted. */
  private final class Counted {

    private final String player;
    private final Results results;
    private ArchiveCursor last;
    private long matches;

    private Counted(String player, Results.Stored results, ArchiveCursor last, long matches) {
      this.player = player;
      this.results = new Results(player, results);
      this.last = last;
      this.matches = matches;
    }

    /**
     * Adds matches that ended until a moment, as many as allowed.
     *
     * @return false if there are more
     */
    private boolean addUntil(Instant until, int most) {
      for (int added = 0; added < most; added += BATCH) {
        List<PlayedMatch> batch =
            Statistics.this.matches.playedAfter(
                player, last.endedAt(), last.id(), until, Limit.of(BATCH));
        add(batch);
        if (batch.size() < BATCH) {
          return true;
        }
      }
      return false;
    }

    private void add(List<PlayedMatch> batch) {
      if (batch.isEmpty()) {
        return;
      }
      Map<String, List<PlayedSeat>> seats =
          Statistics.this
              .matches
              .seatsPlayed(player, batch.getFirst().endedAt(), batch.getLast().endedAt())
              .stream()
              .collect(Collectors.groupingBy(PlayedSeat::match));
      Map<String, Standing> alone =
          standings.of(
              batch.stream()
                  .map(PlayedMatch::id)
                  .filter(id -> seats.getOrDefault(id, List.of()).size() == 1)
                  .toList());
      batch.forEach(
          match ->
              results.add(match, seats.getOrDefault(match.id(), List.of()), alone.get(match.id())));
      last = batch.getLast().cursor();
      matches += batch.size();
    }
  }
}
