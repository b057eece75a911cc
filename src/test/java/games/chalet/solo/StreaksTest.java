package games.chalet.solo;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.FilledDatabase;
import games.chalet.testing.Repositories;
import games.chalet.testing.ScannedRows;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Streaks in a server with the deals of 1,000 days in two games, and 50 players on each. */
class StreaksTest {

  private static final int DAYS = 1_000;
  private static final LocalDate TODAY = LocalDate.ofEpochDay(20_000 + DAYS);

  /** Each day is played by a hundred players, except for those below. */
  private static final ScannedRows DATABASE =
      FilledDatabase.of(
          """
          insert into deal
              (code, kind, game, rules_version, options, seed, seed_hash, epoch_day, ends_at)
            select g || x, 'DAILY', g, 1, '{}', repeat('0', 64), 'hash' || g || x, 20000 + x,
                   (20001 + x) * 86400000
            from system_range(1, 1000), (values ('pines'), ('rocks')) games(g)
          """,
          """
          insert into attempt
              (match_id, seed_hash, game, options, player, purpose, counted_by, status, started_at,
               ended_at, returns, ranked)
            select 'm' || g || x || '-' || p, 'hash' || g || x, g, '{}', p, 'DEAL', p, 'OVER', 1, 1,
                   1, p <> 'hinted' or x < 1000
            from system_range(1, 1000),
                 (values ('pines'), ('rocks')) games(g),
                 (select 'p' || n as p from system_range(1, 47) numbers(n)
                  union values ('always'), ('hinted'), ('misses'))
            where (p <> 'misses' or mod(x, 10) <> 5) and (g <> 'rocks' or p <> 'always' or x < 1000)
          """);

  private static Repositories repositories;

  @BeforeAll
  static void open() {
    repositories = Repositories.over(DATABASE);
  }

  @AfterAll
  static void close() {
    repositories.close();
  }

  private static DealRepository deals() {
    return repositories.get(DealRepository.class);
  }

  /** Returns a streak up to the day of a deal, asked for at noon of another day. */
  private static int streak(String player, String game, LocalDate day, LocalDate now) {
    Instant noon = now.atTime(LocalTime.NOON).toInstant(ZoneOffset.UTC);
    Deal deal = deals().findByGameAndDay(game, day).orElseThrow();
    return new Streaks(deals(), Clock.fixed(noon, ZoneOffset.UTC)).upTo(day, deal, player);
  }

  private static int streak(String player, LocalDate day, LocalDate now) {
    return streak(player, "pines", day, now);
  }

  @Test
  void aStreakHasAllDaysInARow() {
    assertThat(streak("always", TODAY, TODAY)).isEqualTo(DAYS);
    assertThat(streak("always", TODAY.minusDays(DAYS - 1), TODAY)).isEqualTo(1);
    assertThat(streak("nobody", TODAY, TODAY)).isZero();
  }

  @Test
  void aMissedDayEndsIt() {
    assertThat(streak("misses", TODAY, TODAY)).isEqualTo(5);
    assertThat(streak("misses", TODAY.minusDays(4), TODAY)).isEqualTo(1);
    assertThat(streak("misses", TODAY.minusDays(6), TODAY)).isEqualTo(9);
  }

  @Test
  void aDayThatLastsDoesNotBreakItYetAndOneThatIsOverDoes() {
    LocalDate missed = TODAY.minusDays(5);
    assertThat(streak("misses", missed, missed)).isEqualTo(9);
    assertThat(streak("misses", missed, missed.plusDays(1))).isZero();
  }

  @Test
  void eachGameHasItsOwn() {
    LocalDate next = TODAY.plusDays(1);
    assertThat(streak("always", "rocks", TODAY.minusDays(1), TODAY)).isEqualTo(DAYS - 1);
    assertThat(streak("always", "rocks", TODAY, TODAY)).isEqualTo(DAYS - 1);
    assertThat(streak("always", "rocks", TODAY, next)).isZero();
  }

  @Test
  void aResultThatDoesNotCountIsADayMissed() {
    assertThat(streak("hinted", TODAY, TODAY)).isEqualTo(DAYS - 1);
    assertThat(streak("hinted", TODAY, TODAY.plusDays(1))).isZero();
  }

  @Test
  void aClockThatJumpsChangesNoDaysThatWerePlayed() {
    assertThat(streak("always", TODAY, TODAY.plusDays(400))).isEqualTo(DAYS);
    assertThat(streak("always", TODAY, TODAY.minusDays(400))).isEqualTo(DAYS);
    assertThat(streak("always", TODAY.minusDays(400), TODAY.minusDays(400))).isEqualTo(DAYS - 400);
  }

  @Test
  void itReadsNoOtherPlayersAndNoDaysLongGone() {
    assertThat(DATABASE.during(() -> streak("misses", TODAY, TODAY)))
        .isLessThan(4L * Streaks.DAYS_AT_ONCE);
    assertThat(DATABASE.during(() -> streak("always", TODAY, TODAY))).isLessThan(4L * DAYS);
  }
}
