package games.chalet.archive;

import static games.chalet.archive.FinishedMatches.concluded;
import static games.chalet.archive.FinishedMatches.over;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.json.Json;
import games.chalet.match.MatchSummary;
import games.chalet.match.SoloStandings;
import games.chalet.player.Player;
import games.chalet.player.PlayerForgotten;
import games.chalet.player.Players;
import games.chalet.storage.DiskSpace;
import games.chalet.testing.MovableClock;
import games.chalet.web.limits.FairReads;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.data.jpa.test.autoconfigure.DataJpaTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.util.unit.DataSize;

/** A player's results over the real tables. */
@DataJpaTest(showSql = false, properties = "spring.jpa.hibernate.ddl-auto=validate")
@Import({Statistics.class, StatisticsTest.Neighbours.class})
@Transactional(propagation = Propagation.NOT_SUPPORTED)
class StatisticsTest {

  private static final Instant LONG_AGO = Instant.parse("2026-11-20T12:00:00Z");

  @Autowired Statistics statistics;
  @Autowired ArchivedMatchRepository matches;
  @Autowired StoredStatisticsRepository stored;
  @Autowired Guests guests;
  @Autowired AtomicLong freeBytes;
  @Autowired MovableClock clock;
  @Autowired JdbcTemplate jdbc;

  private int archived;

  @BeforeEach
  void empty() {
    jdbc.update("DELETE FROM archived_seat");
    jdbc.update("DELETE FROM archived_match");
    jdbc.update("DELETE FROM player_statistics");
    guests.forgotten.clear();
    freeBytes.set(Long.MAX_VALUE);
  }

  @Test
  void eachPlayerGetsTheirOwnResultsOnly() {
    play(3, "pA", "pB");
    play(1, "pA", "pC");
    assertThat(of("pA").games().getFirst().won()).isEqualTo(4);
    StatisticsMessage bob = of("pB");
    assertThat(bob.games()).hasSize(1);
    assertThat(bob.games().getFirst().played()).isEqualTo(3);
    assertThat(bob.games().getFirst().won()).isZero();
    assertThat(bob.met()).hasSize(1);
    assertThat(of("pNobody")).isEqualTo(new StatisticsMessage(List.of(), List.of(), true));
  }

  @Test
  void personsHaveTheNameOfTheLastMatchOfBoth() {
    play(2, "pA", "pB");
    matches.save(
        new ArchivedMatch(
            over("later", LONG_AGO.plusSeconds(9), true, "pA", "pB"),
            seated -> seated.player().equals("pB") ? "Bobby" : "Ada"));
    assertThat(of("pA").met())
        .containsExactly(new StatisticsMessage.Met("Bobby", 3, 3, 0, "later"));
  }

  @Test
  void aForgottenPlayerIsNoLongerListedAndNothingOfTheirsStays() {
    play(Statistics.WORTH_STORING, "pA", "pB");
    of("pA");
    of("pB");
    assertThat(stored.findById("pB")).isPresent();
    guests.forgotten.add("pB");
    statistics.forgotten(new PlayerForgotten("pB"));
    assertThat(stored.findById("pB")).isEmpty();
    assertThat(stored.findById("pA")).isPresent();
    assertThat(of("pA").met()).isEmpty();
    assertThat(of("pA").games().getFirst().played()).isEqualTo(Statistics.WORTH_STORING);
  }

  @Test
  void resultsOfAPlayerWhoWasForgottenMeanwhileAreNotStored() {
    guests.forgotten.add("pA");
    play(Statistics.WORTH_STORING, "pA", "pB");
    of("pA");
    assertThat(stored.findById("pA")).isEmpty();
  }

  @Test
  void fewMatchesAreNotStored() {
    play(Statistics.WORTH_STORING - 1, "pA", "pB");
    assertThat(of("pA").games().getFirst().played()).isEqualTo(Statistics.WORTH_STORING - 1);
    assertThat(stored.findById("pA")).isEmpty();
  }

  @Test
  void countingContinuesFromWhatWasStored() {
    play(Statistics.WORTH_STORING, "pA", "pB");
    of("pA");
    play(3, "pA", "pB");
    StatisticsMessage continued = of("pA");
    assertThat(stored.findById("pA").orElseThrow().counted()).isEqualTo(Statistics.WORTH_STORING);
    assertThat(continued.games().getFirst().streak().best())
        .isEqualTo(Statistics.WORTH_STORING + 3);
    stored.remove("pA");
    assertThat(of("pA")).isEqualTo(continued);
  }

  @Test
  void aMatchThatWasArchivedLateIsCountedInItsPlace() {
    play(Statistics.WORTH_STORING, "pA", "pB");
    of("pA");
    // Ada lost it, before all others.
    archive(over("late", LONG_AGO.minusSeconds(5), true, "pB", "pA"));
    StatisticsMessage found = of("pA");
    assertThat(found.games().getFirst().played()).isEqualTo(Statistics.WORTH_STORING + 1);
    assertThat(found.games().getFirst().streak().best()).isEqualTo(Statistics.WORTH_STORING);
    assertThat(stored.findById("pA").orElseThrow().counted())
        .isEqualTo(Statistics.WORTH_STORING + 1);
  }

  @Test
  void aMatchThatHasJustEndedIsShownButNotStored() {
    play(Statistics.WORTH_STORING, "pA", "pB");
    archive(over("now", clock.instant(), true, "pA", "pB"));
    assertThat(of("pA").games().getFirst().played()).isEqualTo(Statistics.WORTH_STORING + 1);
    assertThat(stored.findById("pA").orElseThrow().counted()).isEqualTo(Statistics.WORTH_STORING);
  }

  @Test
  void matchesOfOneMomentAreAllCounted() {
    for (int i = 0; i < 1100; i++) {
      archive(over("same" + i, LONG_AGO, true, "pA", "pB"));
    }
    assertThat(of("pA").games().getFirst().played()).isEqualTo(1100);
    assertThat(of("pA").games().getFirst().played()).isEqualTo(1100);
  }

  @Test
  void aLongHistoryIsCountedInSeveralRequests() {
    jdbc.update("DELETE FROM archived_seat");
    play(1, "pA", "pB");
    int most = Statistics.AT_ONCE;
    jdbc.update(
        """
        insert into archived_match
          (id, table_id, game, rules_version, options, seed, seed_hash, started_at, ended_at,
           end_reason, is_public)
        with recursive n(x) as (select 1 union all select x + 1 from n where x < %d)
        select 'n' || n.x, table_id, game, rules_version, options, seed, seed_hash, started_at,
          ended_at, end_reason, is_public
        from archived_match cross join n
        """
            .formatted(2 * most));
    jdbc.update(
        """
        insert into archived_seat (match_id, seat, player, name, points, place, returns, ended_at)
        select m.id, s.seat, s.player, s.name, s.points, s.place, s.returns, m.ended_at
        from archived_match m cross join archived_seat s where m.id like 'n%'
        """);
    StatisticsMessage first = of("pA");
    assertThat(first.isComplete()).isFalse();
    assertThat(first.games().getFirst().played()).isEqualTo(most);
    assertThat(of("pA").isComplete()).isFalse();
    StatisticsMessage last = of("pA");
    assertThat(last.isComplete()).isTrue();
    assertThat(last.games().getFirst().played()).isEqualTo(2 * most + 1);
    assertThat(last.met().getFirst().ahead()).isEqualTo(2 * most + 1);
  }

  @Test
  void withoutRoomOnTheDiskAllIsShownAndNothingStored() {
    freeBytes.set(0);
    play(Statistics.WORTH_STORING, "pA", "pB");
    assertThat(of("pA").games().getFirst().played()).isEqualTo(Statistics.WORTH_STORING);
    assertThat(stored.findById("pA")).isEmpty();
  }

  @Test
  void resultsStoredInAnotherFormatAreCountedAgain() {
    play(Statistics.WORTH_STORING, "pA", "pB");
    of("pA");
    jdbc.update("UPDATE player_statistics SET format = 0, results = 'unknown'");
    assertThat(of("pA").games().getFirst().played()).isEqualTo(Statistics.WORTH_STORING);
    assertThat(stored.findById("pA").orElseThrow().isReadable()).isTrue();
  }

  @Test
  void aMatchThatEndedEarlyCountsForNoOne() {
    archive(concluded("c", LONG_AGO, "pA", "pB"));
    assertThat(of("pA").games()).isEmpty();
    assertThat(of("pA").met()).isEmpty();
  }

  /** So many matches in which the first wins. */
  private void play(int count, String winner, String loser) {
    for (int i = 0; i < count; i++) {
      archived++;
      archive(over("m" + archived, LONG_AGO.plusMillis(archived), true, winner, loser));
    }
  }

  private void archive(MatchSummary match) {
    matches.save(new ArchivedMatch(match, MatchSummary.Seated::name));
  }

  @TestConfiguration
  static class Neighbours {

    @Bean
    FairReads reads() {
      return new FairReads();
    }

    @Bean
    SoloStandings standings() {
      return ids -> Map.of();
    }

    @Bean
    Guests guests() {
      return new Guests();
    }

    @Bean
    AtomicLong freeBytes() {
      return new AtomicLong();
    }

    @Bean
    DiskSpace space(AtomicLong freeBytes) {
      return new DiskSpace(freeBytes::get, DataSize.ofBytes(2000), DataSize.ofBytes(1000));
    }

    @Bean
    MovableClock clock() {
      return new MovableClock();
    }

    @Bean
    Json json() {
      return FinishedMatches.JSON;
    }
  }

  /** Everybody is known but those who were forgotten. */
  static class Guests implements Players {

    final Set<String> forgotten = new HashSet<>();

    @Override
    public Optional<Player> find(String id) {
      return forgotten.contains(id) ? Optional.empty() : Optional.of(new Player(id, "today"));
    }

    @Override
    public Player get(String id) {
      return find(id).orElseThrow();
    }

    @Override
    public Duration unseenFor(String id) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<Player> findAll(Collection<String> ids) {
      return ids.stream().map(this::find).flatMap(Optional::stream).toList();
    }
  }

  private StatisticsMessage of(String player) {
    return statistics.of(new Party("192.0.2.1", player));
  }
}
