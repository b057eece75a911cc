package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.util.unit.DataSize;

@ExtendWith(OutputCaptureExtension.class)
class DatabaseWatchTest {

  @TempDir Path home;

  @Test
  void aDatabaseThatHasClosedEndsTheProcessOnce(CapturedOutput log) throws Exception {
    AtomicInteger exits = new AtomicInteger();
    AtomicInteger looks = new AtomicInteger();
    DiskSpace space =
        new DiskSpace(
            () -> looks.incrementAndGet() * 1_000L, DataSize.ofBytes(0), DataSize.ofBytes(0));
    EmergencyShutdown shutdown = new EmergencyShutdown(exits::incrementAndGet);
    JdbcConnectionPool pool =
        JdbcConnectionPool.create("jdbc:h2:file:" + home.resolve("chalet"), "", "");
    DatabaseWatch watch = new DatabaseWatch(pool, space, shutdown, null, home);
    try {
      awaitLooks(looks, 2);
      assertThat(watch.answers()).isTrue();
      assertThat(shutdown.hasBegun()).isFalse();
      closeForGood(pool);
      Awaitility.await().atMost(Duration.ofMinutes(1)).until(() -> exits.get() == 1);
      assertThat(watch.answers()).isFalse();
      awaitLooks(looks, 2);
      assertThat(exits).hasValue(1);
      assertThat(log.getOut()).containsOnlyOnce("The database had to close");
    } finally {
      watch.close();
      pool.dispose();
    }
  }

  private static void awaitLooks(AtomicInteger looks, int more) {
    int before = looks.get();
    Awaitility.await().atMost(Duration.ofMinutes(1)).until(() -> looks.get() >= before + more);
  }

  /** As H2 does itself after a write that failed. */
  private static void closeForGood(JdbcConnectionPool pool) throws SQLException {
    try (Connection connection = pool.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("shutdown immediately");
    }
  }
}
