package games.chalet.solo.daily;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Game;
import games.chalet.engine.Seed;
import games.chalet.playouts.Seeds;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.locks.AdvisoryLocks;
import games.chalet.testing.Postgres;
import games.chalet.testing.Repositories;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Two nodes over one PostgreSQL that draw and publish the deals of the same days. */
class DaysOnTwoNodesTest {

  private static final GameCatalog GAMES = new GameCatalog();
  private static final Game<?, ?, ?, ?, ?> GAME = GAMES.find("crashlanding").orElseThrow();

  private final DataSource source = Postgres.dataSource(Postgres.shared().newDatabase());
  private final Repositories repositories = repositories();
  private final DailyDatabase database = new DailyDatabase(source, repositories);

  private Repositories repositories() {
    Flyway.configure().dataSource(source).load().migrate();
    return Repositories.over(source);
  }

  @AfterEach
  void close() {
    repositories.close();
  }

  /** Takes each seed that it draws. */
  private DayDeals node(AdvisoryLocks locks, String name) {
    List<Seed> seeds =
        IntStream.range(0, 20).mapToObj(n -> Seeds.of(name, Integer.toString(n))).toList();
    return new DayDeals(
        locks, GAMES, database.draws(), DailyDatabase.JSON, DailyDatabase.giving(seeds), 0);
  }

  private String publish(DayDeals node, LocalDate day) {
    return node.publish(
        GAME,
        day,
        DailyDatabase.JSON.tree(GAME.dealOfTheDay(day.toEpochDay()).orElseThrow()),
        cards -> {
          // As the room above does: the first to write it down decides.
          return database
              .draws()
              .published(GAME.info().id(), day)
              .orElseGet(() -> database.publish(cards, day).seed().hash());
        });
  }

  @Test
  void aDayHasOneSeedWhoeverDrawsAndPublishesIt() throws Exception {
    try (AdvisoryLocks here = locks();
        AdvisoryLocks there = locks();
        ExecutorService threads = Executors.newFixedThreadPool(4)) {
      DayDeals one = node(here, "one");
      DayDeals other = node(there, "other");
      for (int number = 0; number < 10; number++) {
        LocalDate day = LocalDate.ofEpochDay(20_003 + number);
        CyclicBarrier start = new CyclicBarrier(4);
        List<Future<String>> all =
            threads.invokeAll(
                List.of(
                    from(start, () -> publish(one, day)),
                    from(start, () -> publish(other, day)),
                    from(start, () -> judged(one, day)),
                    from(start, () -> judged(other, day))));
        String seed = all.getFirst().get();
        assertThat(all.get(1).get()).isEqualTo(seed);
        all.get(2).get();
        all.get(3).get();
        List<SeedDraw> drawn = database.draws().of(GAME.info().id(), day.toEpochDay());
        assertThat(drawn.stream().map(draw -> draw.cards().seed().hash())).containsExactly(seed);
      }
    }
  }

  private AdvisoryLocks locks() {
    return new AdvisoryLocks(source, AdvisoryLocks.Patience.USUAL);
  }

  private static Callable<String> from(CyclicBarrier start, Callable<String> task) {
    return () -> {
      start.await(60, TimeUnit.SECONDS);
      return task.call();
    };
  }

  private static String judged(DayDeals node, LocalDate day) {
    return Boolean.toString(node.judgeOne(GAME, day));
  }
}
