package games.chalet.solo;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.FilledDatabase;
import games.chalet.testing.Repositories;
import games.chalet.testing.ScannedRows;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.data.domain.Limit;

/** Records read what they show, however many results there are. */
class AttemptRepositoryTest {

  private static final int MOST = 10;

  private static final ScannedRows DATABASE =
      FilledDatabase.of(
          """
          insert into attempt
              (match_id, seed_hash, game, options, player, purpose, status, started_at, ended_at,
               returns, ranked)
            select 'm' || x, 's' || mod(x, 7), case mod(x, 2) when 0 then 'a' else 'b' end,
                   '{"n":' || mod(x, 5) || '}', 'p' || mod(x, 100), 'SOLITAIRE',
                   case mod(x, 300) when 0 then 'PLAYING' else 'OVER' end, x,
                   case mod(x, 300) when 0 then null else x end, mod(x * 31, 1009),
                   mod(x, 300) > 0
            from system_range(1, 3000)
          """);

  private static Repositories repositories;
  private static AttemptRepository attempts;

  @BeforeAll
  static void open() {
    repositories = Repositories.over(DATABASE);
    attempts = repositories.get(AttemptRepository.class);
  }

  @AfterAll
  static void close() {
    repositories.close();
  }

  @Test
  void variationsAreFoundFromOneToTheNext() {
    assertThat(attempts.variations())
        .hasSize(10)
        .startsWith(
            new AttemptRepository.Variation("a", "{\"n\":0}"),
            new AttemptRepository.Variation("a", "{\"n\":1}"))
        .endsWith(new AttemptRepository.Variation("b", "{\"n\":4}"));
    assertThat(DATABASE.during(attempts::variations)).isBetween(10L, 60L);
  }

  @Test
  void theBestOfAVariationReadNoOthers() {
    AttemptRepository.Variation variation = new AttemptRepository.Variation("a", "{\"n\":2}");
    assertThat(attempts.best(variation, Limit.of(MOST))).hasSize(MOST);
    assertThat(DATABASE.during(() -> attempts.best(variation, Limit.of(MOST))))
        .isBetween((long) MOST, 2L * MOST);
  }

  @Test
  void resultsAtTheSameCardsAreCountedWithoutThoseAtOthers() {
    assertThat(attempts.countRanked("s3")).isEqualTo(428);
    assertThat(DATABASE.during(() -> attempts.countRanked("s3"))).isBetween(428L, 440L);
  }

  @Test
  void theResultAfterSoManyBetterOnesIsReadAtOnce() {
    List<Attempt> best = attempts.best("s3", Limit.of(300));
    assertThat(attempts.after(250, "s3").orElseThrow().match()).isEqualTo(best.get(250).match());
    assertThat(attempts.after(428, "s3")).isEmpty();
    assertThat(DATABASE.during(() -> attempts.after(250, "s3"))).isBetween(251L, 300L);
  }

  @Test
  void runningMatchesAreFoundAmongManyFinishedOnes() {
    assertThat(attempts.running()).hasSize(10);
    assertThat(DATABASE.during(attempts::running)).isBetween(10L, 30L);
  }

  @Test
  void theNewestEndIsFoundAtOnce() {
    assertThat(attempts.newestEnd()).isPresent();
    assertThat(DATABASE.during(attempts::newestEnd)).isBetween(1L, 3L);
  }
}
