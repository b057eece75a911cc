package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import games.chalet.match.TurnClock;
import games.chalet.testing.Postgres;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A database server goes away in the middle of a match, and comes back. */
class DatabaseOutageTest {

  @Test
  void unwritableActionsAreRefusedAndPlayContinuesWhenTheDatabaseIsBack() {
    try (Postgres postgres = Postgres.fresh()) {
      HikariDataSource pool = pool(postgres.newDatabase());
      MatchHarness harness = new MatchHarness(pool, pool::close);
      String match = harness.start(2, TurnClock.OFF, 20);
      harness.act(match, "ann", new Pebbles.Move.Take(1));
      int choice = harness.choiceOf(match, "ann");
      postgres.stop();
      for (int i = 0; i < 2; i++) {
        JsonNode refused = harness.act(match, "ann", "a1", choice, new Pebbles.Move.Take(2));
        assertThat(refused.path("kind").stringValue()).isEqualTo("refused");
        assertThat(refused.path("code").stringValue()).isEqualTo("unavailable");
      }
      postgres.start();
      // Asking again until it is back, and once more: all get the one answer.
      Awaitility.await().atMost(Duration.ofMinutes(1)).until(() -> isDone(harness, match, choice));
      assertThat(isDone(harness, match, choice)).isTrue();
      assertThat(harness.journal(match)).hasSize(2);
      assertThat(harness.snapshot(match, "ann").at("/view/left").intValue()).isEqualTo(17);
      harness.restart();
      assertThat(harness.snapshot(match, "ann").at("/view/left").intValue()).isEqualTo(17);
      harness.close();
    }
  }

  private static boolean isDone(MatchHarness harness, String match, int choice) {
    JsonNode answer = harness.act(match, "ann", "a1", choice, new Pebbles.Move.Take(2));
    return answer.path("kind").stringValue().equals("ack");
  }

  private static HikariDataSource pool(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setUsername(Postgres.USER);
    config.setPassword(Postgres.PASSWORD);
    config.setConnectionTimeout(1_000);
    config.addDataSourceProperty("logServerErrorDetail", "false");
    return new HikariDataSource(config);
  }
}
