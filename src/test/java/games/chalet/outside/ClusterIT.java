package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Postgres;
import games.chalet.testing.SharedResources;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * Three processes of one server over one PostgreSQL, behind a load balancer that is not sticky: all
 * games are played while processes are killed, stopped, continued and ended in good order, and the
 * database is restarted; then what the server says is compared with all that it had acknowledged.
 *
 * <p>One round of each with {@code -Pthorough}; {@code -Dcluster.rounds=30} for the long run,
 * {@code -Dcluster.seed=…} to choose again, {@code -Dcluster.jar.other=…} to upgrade to that
 * version and back.
 */
@Tag("thorough")
@ResourceLock(SharedResources.NETWORK)
@Order(Integer.MAX_VALUE)
class ClusterIT {

  private static final int ROUNDS = Integer.getInteger("cluster.rounds", 1);
  private static final long SEED = Long.getLong("cluster.seed", System.nanoTime());

  /** Where the rounds that were survived are noted, so that a long series goes on after a break. */
  private static final ProgressFile PROGRESS = ProgressFile.named("cluster.record");

  @TempDir Path home;

  @Test
  void nothingAcknowledgedIsLostOrDoubledWhateverBecomesOfAProcess() throws Exception {
    System.out.printf("cluster test: -Dcluster.seed=%d%n", SEED);
    try (Postgres postgres = Postgres.fresh();
        ServerCluster server = new ServerCluster(home, postgres, new Random(SEED))) {
      server.play(
          ROUNDS - PROGRESS.steps(),
          round -> PROGRESS.note("-Dcluster.seed=%d %s".formatted(SEED, round)));
      System.out.println("cluster test: " + server.figures());
      assertThat(server.complaints()).as("-Dcluster.seed=%d", SEED).isEmpty();
      assertThat(server.longestWait()).isLessThan(Duration.ofSeconds(30));
    }
  }
}
