package games.chalet.storage.locks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.testing.Postgres;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Two nodes over one PostgreSQL: who holds a lock, and for how long. */
@Execution(ExecutionMode.CONCURRENT)
class AdvisoryLocksTest {

  private static final Duration LONG = Duration.ofSeconds(60);
  private static final Duration SHORT = Duration.ofMillis(50);

  private final DataSource database =
      Postgres.dataSource(Postgres.shared().newDatabase() + "?ApplicationName=locks");
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final List<AdvisoryLocks> nodes = new ArrayList<>();

  private AdvisoryLocks node(Duration longestWait, Duration silence) {
    AdvisoryLocks node =
        new AdvisoryLocks(database, new AdvisoryLocks.Patience(longestWait, silence));
    nodes.add(node);
    return node;
  }

  private AdvisoryLocks node() {
    return node(LONG, LONG);
  }

  @AfterEach
  void close() {
    nodes.forEach(AdvisoryLocks::close);
    threads.shutdownNow();
  }

  /** Somebody who is in the middle of something. */
  private final class Holder {

    private final CountDownLatch inside = new CountDownLatch(1);
    private final CountDownLatch leave = new CountDownLatch(1);
    private final Future<String> done;

    Holder(AdvisoryLocks node, String name) throws InterruptedException {
      done =
          threads.submit(
              () ->
                  node.holding(
                      name,
                      () -> {
                        inside.countDown();
                        await(leave);
                        return "done";
                      }));
      await(inside);
    }

    String end() throws Exception {
      leave.countDown();
      return done.get(LONG.toSeconds(), TimeUnit.SECONDS);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void refused(Supplier<?> holding) {
    assertThatThrownBy(holding::get)
        .isInstanceOfSatisfying(
            RefusedException.class, e -> assertThat(e.code()).isEqualTo("unavailable"));
  }

  @Test
  void oneAtATimeOverAllNodes() throws Exception {
    List<AdvisoryLocks> both = List.of(node(), node());
    int[] counted = {0};
    AtomicInteger within = new AtomicInteger();
    List<Future<?>> all = new ArrayList<>();
    for (int thread = 0; thread < 4; thread++) {
      AdvisoryLocks node = both.get(thread % 2);
      all.add(
          threads.submit(
              () -> {
                for (int time = 0; time < 25; time++) {
                  node.holding(
                      "counter",
                      () -> {
                        assertThat(within.incrementAndGet()).isEqualTo(1);
                        counted[0]++;
                        return within.decrementAndGet();
                      });
                }
              }));
    }
    for (Future<?> one : all) {
      one.get(LONG.toSeconds(), TimeUnit.SECONDS);
    }
    assertThat(counted[0]).isEqualTo(100);
  }

  @Test
  void theHolderMayTakeALockAgainWithoutBlockingOtherLocks() throws Exception {
    AdvisoryLocks node = node(SHORT, LONG);
    Holder other = new Holder(node(), "another");
    assertThat(node.holding("one", () -> node.holding("one", () -> "twice"))).isEqualTo("twice");
    // Given back as a whole: the other node has it at once.
    assertThat(node(SHORT, LONG).holding("one", () -> "free")).isEqualTo("free");
    assertThat(other.end()).isEqualTo("done");
  }

  @Test
  void waitingTooLongIsRefusedOnThisNodeAndOnAnother() throws Exception {
    AdvisoryLocks here = node(SHORT, LONG);
    AdvisoryLocks there = node(SHORT, LONG);
    Holder holder = new Holder(here, "table");
    refused(() -> here.holding("table", () -> "never"));
    refused(() -> there.holding("table", () -> "never"));
    assertThat(holder.end()).isEqualTo("done");
    assertThat(there.holding("table", () -> "now")).isEqualTo("now");
  }

  @Test
  void aFailureGivesTheLockBack() {
    AdvisoryLocks here = node();
    assertThatThrownBy(
            () ->
                here.holding(
                    "table",
                    () -> {
                      throw new IllegalStateException("no");
                    }))
        .isInstanceOf(IllegalStateException.class);
    assertThat(node(SHORT, LONG).holding("table", () -> "free")).isEqualTo("free");
  }

  @Test
  void aNodeWhoseConnectionDiesLosesItsLocksAndGoesOn() throws Exception {
    AdvisoryLocks here = node();
    Holder holder = new Holder(here, "table");
    assertThat(terminated()).isEqualTo(1);
    assertThat(node().holding("table", () -> "taken over")).isEqualTo("taken over");
    assertThat(holder.end()).isEqualTo("done");
    assertThat(here.holding("table", () -> "again")).isEqualTo("again");
  }

  private int terminated() {
    return JdbcClient.create(database)
        .sql(
            "select count(pg_terminate_backend(pid)) from pg_locks"
                + " where locktype = 'advisory' and granted"
                + " and database = (select oid from pg_database where datname = current_database())")
        .query(Integer.class)
        .single();
  }

  @Test
  void aNodeThatSaysNothingAnyMoreLosesItsLocks() throws Exception {
    // Its heart does not beat, as if it were stopped.
    Holder stopped = new Holder(node(LONG, Duration.ofMillis(200)), "table");
    assertThat(node().holding("table", () -> "taken over")).isEqualTo("taken over");
    assertThat(stopped.end()).isEqualTo("done");
  }

  @Test
  void aNodeThatOnlyTakesLongKeepsThem() throws Exception {
    AdvisoryLocks slow = node(LONG, Duration.ofSeconds(4));
    slow.start();
    Holder holder = new Holder(slow, "table");
    // Longer than it may be silent.
    refused(() -> node(Duration.ofSeconds(6), LONG).holding("table", () -> "never"));
    assertThat(holder.end()).isEqualTo("done");
  }

  @Test
  void oneConnectionIsEnoughForAllLocksOfANode() throws Exception {
    AdvisoryLocks here = node();
    List<Holder> holders = new ArrayList<>();
    for (int number = 0; number < 20; number++) {
      holders.add(new Holder(here, "table " + number));
    }
    assertThat(
            JdbcClient.create(database)
                .sql(
                    "select count(distinct pid) from pg_locks where locktype = 'advisory' and"
                        + " database = (select oid from pg_database where datname ="
                        + " current_database())")
                .query(Integer.class)
                .single())
        .isEqualTo(1);
    for (Holder holder : holders) {
      holder.end();
    }
  }
}
