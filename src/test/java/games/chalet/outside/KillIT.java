package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Series;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the server at random instants while matches of all games are played in it through real
 * sockets, starts it again, and compares what it then says with all that it had acknowledged.
 *
 * <p>Five kills with {@code -Pthorough}, else one; {@code -Dkills=1000} for the long run, which
 * with {@code -Dkill.record=FILE} goes on where it was broken off, {@code -Dkill.servers=2} to
 * share them between servers that live and die side by side, {@code -Dkill.seed=…} to choose the
 * instants and actions again (what the machine does between them is its own).
 */
class KillIT {

  private static final int KILLS = Integer.getInteger("kills", Series.of(5));
  private static final int SERVERS = Integer.getInteger("kill.servers", 1);
  private static final long SEED = Long.getLong("kill.seed", System.nanoTime());

  @TempDir Path home;

  @Test
  void nothingAcknowledgedIsLostOrDoubledByAKill() throws Exception {
    ProgressFile progress = ProgressFile.named("kill.record");
    int all = Math.max(0, KILLS - progress.steps());
    System.out.printf("kill test: -Dkill.seed=%d%n", SEED);
    Random random = new Random(SEED);
    List<Future<List<String>>> complaints = new ArrayList<>();
    try (ExecutorService servers = Executors.newFixedThreadPool(SERVERS)) {
      for (int i = 0; i < SERVERS; i++) {
        int kills = all / SERVERS + (i < all % SERVERS ? 1 : 0);
        Path folder = home.resolve("server" + i);
        ServerProcess.Plan plan = ServerProcess.Plan.small(folder.resolve("data"));
        KilledServer server =
            new KilledServer(i, plan, new Random(random.nextLong()), kills, progress);
        complaints.add(servers.submit(server::run));
      }
    }
    for (Future<List<String>> of : complaints) {
      assertThat(get(of)).as("-Dkill.seed=%d", SEED).isEmpty();
    }
  }

  private static List<String> get(Future<List<String>> complaints) throws Exception {
    try {
      return complaints.get();
    } catch (ExecutionException e) {
      throw new AssertionError("-Dkill.seed=" + SEED, e);
    }
  }
}
