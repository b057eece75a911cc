package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.outside.ServerProcess.Plan;
import games.chalet.testing.Browser;
import games.chalet.testing.Postgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * PostgreSQL restarts under visitors: every request is answered or told to try again, and the log
 * says what happened in a few lines.
 */
class DatabaseRestartIT {

  private static final Map<String, Boolean> WATCH = Map.of("watch", true);
  private static final int VISITORS = 8;
  private static final Duration LONG = Duration.ofMinutes(1);
  private static final Map<String, Object> TABLE =
      Map.of(
          "game",
          "avalanche",
          "seats",
          2,
          "settings",
          Map.of("options", Map.of(), "turnClock", "OFF", "isPublic", true, "spectators", true));

  @TempDir Path home;

  private final Set<Integer> answers = ConcurrentHashMap.newKeySet();

  @Test
  void anOutageIsAnsweredAndLoggedAsOne() throws IOException, InterruptedException {
    try (Postgres postgres = Postgres.fresh()) {
      Plan plan =
          Plan.small(home.resolve("data"))
              .on(postgres)
              .with("CHALET_TABLES_HOSTWATCH", "200ms")
              .with("CHALET_TABLES_HOUSEKEEPING", "200ms")
              .with("CHALET_GUESTS_LOOK", "200ms");
      try (ServerProcess server = ServerProcess.open(plan);
          ExecutorService visitors = Executors.newFixedThreadPool(VISITORS)) {
        CountDownLatch over = new CountDownLatch(1);
        List<Browser> guests =
            IntStream.range(0, VISITORS)
                .mapToObj(i -> Browser.named(plan.port(), "Guest " + i))
                .toList();
        String table =
            guests.getFirst().write("POST", "/api/tables", TABLE).path("id").stringValue();
        guests.forEach(guest -> visitors.execute(() -> visit(guest, table, over)));
        awaitAnswer(200);
        int before = Files.readAllLines(server.log()).size();
        postgres.stop();
        awaitAnswer(503);
        Awaitility.await().atMost(LONG).until(() -> !server.isUp());
        postgres.start();
        Awaitility.await().atMost(LONG).until(server::isUp);
        answers.remove(200);
        awaitAnswer(200);
        over.countDown();
        visitors.shutdown();
        assertThat(visitors.awaitTermination(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
        server.terminate();
        List<String> lines = Files.readAllLines(server.log());
        List<String> said = lines.subList(before, lines.size());
        assertThat(answers).containsExactlyInAnyOrder(200, 503);
        assertThat(said).noneMatch(line -> line.startsWith("\tat ") || line.contains(" ERROR "));
        assertThat(said)
            .filteredOn(line -> line.contains(" WARN "))
            .hasSizeBetween(1, 3)
            .anyMatch(line -> line.contains("Database is not responding"));
        assertThat(said).anyMatch(line -> line.contains("Database is responding again"));
      }
    }
  }

  private void visit(Browser guest, String table, CountDownLatch over) {
    while (over.getCount() > 0) {
      answers.add(guest.post("/api/tables/" + table + "/guests", WATCH).status());
      answers.add(guest.get("/api/tables/mine").status());
    }
  }

  private void awaitAnswer(int status) {
    Awaitility.await().atMost(LONG).until(() -> answers.contains(status));
  }
}
