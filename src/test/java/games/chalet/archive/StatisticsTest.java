package games.chalet.archive;

import static games.chalet.archive.FinishedMatches.concluded;
import static games.chalet.archive.FinishedMatches.over;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.MatchSummary;
import games.chalet.player.PlayerForgotten;
import games.chalet.testing.MovableClock;
import games.chalet.web.limits.Party;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

/** A player's results over the real tables. */
@InArchive
class StatisticsTest {

  private static final Instant LONG_AGO = Instant.parse("2026-11-20T12:00:00Z");

  @Autowired Statistics statistics;
  @Autowired ArchivedMatchRepository matches;
  @Autowired InArchive.Guests guests;
  @Autowired InArchive.Counts counts;
  @Autowired MovableClock clock;
  @Autowired JdbcTemplate jdbc;

  private int archived;

  @BeforeEach
  void empty() {
    jdbc.update("DELETE FROM archived_seat");
    jdbc.update("DELETE FROM archived_match");
    guests.forgotten.clear();
    counts.made.set(0);
    for (String player : List.of("pA", "pB", "pC", "pNobody")) {
      statistics.forgotten(new PlayerForgotten(player));
    }
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
    assertThat(of("pNobody"))
        .isEqualTo(new StatisticsMessage(List.of(), List.of(), Optional.empty()));
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
    play(2, "pA", "pB");
    of("pA");
    of("pB");
    guests.forgotten.add("pB");
    statistics.forgotten(new PlayerForgotten("pB"));
    assertThat(of("pA").met()).isEmpty();
    assertThat(of("pA").games().getFirst().played()).isEqualTo(2);
    assertThat(counts.made).hasValue(2);
    of("pB");
    assertThat(counts.made).hasValue(3);
  }

  @Test
  void twoRequestsAtOnceShareACount() throws Exception {
    play(3, "pA", "pB");
    counts.begun = new CountDownLatch(1);
    counts.mayEnd = new CountDownLatch(1);
    try (ExecutorService requests = Executors.newFixedThreadPool(2)) {
      Future<StatisticsMessage> first = requests.submit(() -> of("pA"));
      counts.begun.await();
      Future<StatisticsMessage> second = requests.submit(() -> of("pA"));
      counts.mayEnd.countDown();
      assertThat(second.get()).isEqualTo(first.get());
    }
    assertThat(counts.made).hasValue(1);
  }

  @Test
  void resultsAreCountedOnceUntilTheNextMatchEnds() {
    play(3, "pA", "pB");
    StatisticsMessage first = of("pA");
    assertThat(of("pA")).isEqualTo(first);
    assertThat(counts.made).hasValue(1);
    play(1, "pA", "pB");
    assertThat(of("pA").games().getFirst().played()).isEqualTo(4);
    assertThat(of("pA").games().getFirst().streak().best()).isEqualTo(4);
    assertThat(counts.made).hasValue(2);
  }

  @Test
  void aMatchThatWasArchivedLateIsCountedInItsPlace() {
    play(4, "pA", "pB");
    of("pA");
    // Ada lost it, before all others.
    archive(over("late", LONG_AGO.minusSeconds(5), true, "pB", "pA"));
    StatisticsMessage found = of("pA");
    assertThat(found.games().getFirst().played()).isEqualTo(5);
    assertThat(found.games().getFirst().streak().best()).isEqualTo(4);
  }

  @Test
  void resultsWithAMatchThatHasJustEndedAreNotCached() {
    archive(over("now", clock.instant(), true, "pA", "pB"));
    assertThat(of("pA").games().getFirst().played()).isEqualTo(1);
    of("pA");
    assertThat(counts.made).hasValue(2);
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
  void ofALongHistoryTheNewestMatchesAreCountedAndTheLimitIsSaid() {
    play(1, "pA", "pB");
    archive(over("old", LONG_AGO.minusSeconds(5), true, "pB", "pA"));
    addCopies(Statistics.MOST - 2);
    assertThat(of("pA").newestOnly()).isEmpty();
    assertThat(of("pA").games().getFirst().played()).isEqualTo(Statistics.MOST);
    play(1, "pA", "pB");
    StatisticsMessage newest = of("pA");
    assertThat(newest.newestOnly()).contains(Statistics.MOST);
    assertThat(newest.games().getFirst().played()).isEqualTo(Statistics.MOST);
    assertThat(newest.games().getFirst().won()).isEqualTo(Statistics.MOST);
    assertThat(newest.met().getFirst().ahead()).isEqualTo(Statistics.MOST);
    play(1, "pB", "pA");
    assertThat(of("pA").games().getFirst().played()).isEqualTo(Statistics.MOST);
    assertThat(of("pA").games().getFirst().won()).isEqualTo(Statistics.MOST - 1);
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

  /** So many copies of the newest match, a second apart. */
  private void addCopies(int count) {
    jdbc.update(
        """
        insert into archived_match
          (id, table_id, game, rules_version, options, seed, seed_hash, started_at, ended_at,
           end_reason, is_public)
        with recursive n(x) as (select 1 union all select x + 1 from n where x < %d)
        select 'n' || n.x, table_id, game, rules_version, options, seed, seed_hash, started_at,
          ended_at + n.x * interval '1' second, end_reason, is_public
        from archived_match cross join n where id = 'm%d'
        """
            .formatted(count, archived));
    jdbc.update(
        """
        insert into archived_seat (match_id, seat, player, name, points, place, returns, ended_at)
        select m.id, s.seat, s.player, s.name, s.points, s.place, s.returns, m.ended_at
        from archived_match m cross join archived_seat s
        where m.id like 'n%%' and s.match_id = 'm%d'
        """
            .formatted(archived));
  }

  private void archive(MatchSummary match) {
    matches.save(new ArchivedMatch(match, MatchSummary.Seated::name));
  }

  private StatisticsMessage of(String player) {
    return statistics.of(new Party("192.0.2.1", player));
  }
}
