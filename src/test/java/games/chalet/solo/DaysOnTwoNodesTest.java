package games.chalet.solo;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Outcome;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.DiskSpace;
import games.chalet.storage.locks.AdvisoryLocks;
import games.chalet.testing.MovableClock;
import games.chalet.testing.Postgres;
import games.chalet.testing.Repositories;
import games.chalet.web.limits.FairReads;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.util.unit.DataSize;

/** Two nodes over one PostgreSQL that are asked for the same deals, and for bots that play them. */
class DaysOnTwoNodesTest {

  private static final GameCatalog GAMES = new GameCatalog();

  private final DataSource source = Postgres.dataSource(Postgres.shared().newDatabase());
  private final Repositories repositories = repositories();
  private final MovableClock clock = MovableClock.atNoon();

  private Repositories repositories() {
    Flyway.configure().dataSource(source).load().migrate();
    return Repositories.over(source);
  }

  @AfterEach
  void close() {
    repositories.close();
  }

  private DayDeals node(AdvisoryLocks locks) {
    return new DayDeals(GAMES, repositories.get(DealRepository.class), locks, clock, Json.create());
  }

  @Test
  void aDayHasOneDealWhoeverAsksForIt() throws Exception {
    try (AdvisoryLocks here = locks();
        AdvisoryLocks there = locks();
        ExecutorService threads = Executors.newFixedThreadPool(4)) {
      DayDeals one = node(here);
      DayDeals other = node(there);
      for (int number = 0; number < 10; number++) {
        clock.ahead(Duration.ofDays(number));
        CyclicBarrier start = new CyclicBarrier(4);
        List<Future<List<String>>> all =
            threads.invokeAll(
                List.of(
                    from(start, one), from(start, one), from(start, other), from(start, other)));
        List<String> deals = all.getFirst().get();
        assertThat(deals).isNotEmpty();
        for (Future<List<String>> same : all) {
          assertThat(same.get()).isEqualTo(deals);
        }
      }
    }
  }

  @Test
  void aBotPlaysADealOnceWhoeverAsks() throws Exception {
    try (AdvisoryLocks here = locks();
        AdvisoryLocks there = locks();
        FairReads readsHere = new FairReads();
        FairReads readsThere = new FairReads();
        ExecutorService threads = Executors.newFixedThreadPool(2)) {
      BotRuns one = bots(here, readsHere);
      BotRuns other = bots(there, readsThere);
      for (Deal deal : node(here).today()) {
        CyclicBarrier start = new CyclicBarrier(2);
        List<Future<Outcome>> both =
            threads.invokeAll(List.of(asked(start, one, deal), asked(start, other, deal)));
        assertThat(both.getFirst().get()).isEqualTo(both.getLast().get());
      }
    }
  }

  @Test
  void theFirstResultOfABotStays() {
    BotRunRepository runs = repositories.get(BotRunRepository.class);
    Outcome first = new Outcome("first", List.of());
    assertThat(runs.keep(new BotRun("hash", first)).outcome()).isEqualTo(first);
    assertThat(runs.keep(new BotRun("hash", new Outcome("second", List.of()))).outcome())
        .isEqualTo(first);
  }

  private BotRuns bots(AdvisoryLocks locks, FairReads reads) {
    return new BotRuns(
        GAMES,
        repositories.get(BotRunRepository.class),
        locks,
        reads,
        new DiskSpace(() -> Long.MAX_VALUE, DataSize.ofBytes(1000), DataSize.ofBytes(10)),
        Json.create());
  }

  private static Callable<Outcome> asked(CyclicBarrier start, BotRuns node, Deal deal) {
    return () -> {
      start.await(60, TimeUnit.SECONDS);
      node.ask(deal, new Party("address", "player"));
      return node.find(deal).orElseThrow();
    };
  }

  private AdvisoryLocks locks() {
    return new AdvisoryLocks(source, AdvisoryLocks.Patience.USUAL);
  }

  private static Callable<List<String>> from(CyclicBarrier start, DayDeals node) {
    return () -> {
      start.await(60, TimeUnit.SECONDS);
      return node.today().stream().map(deal -> deal.code() + " " + deal.seed().hash()).toList();
    };
  }
}
