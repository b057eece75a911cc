package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the house at random instants while matches are played in it through real sockets, starts it
 * again, and compares what it then says with all that it had acknowledged.
 *
 * <p>Ten kills by default; {@code -Dkills=1000} for the long run, {@code -Dkill.seed=…} to choose
 * the instants and actions again (what the machine does between them is its own).
 */
class KillIT {

  private static final int KILLS = Integer.getInteger("kills", 10);
  private static final long SEED = Long.getLong("kill.seed", System.nanoTime());
  private static final int LONGEST_PLAY_MILLIS = 1500;
  private static final int LONGEST_START_MILLIS = 4000;
  private static final int START_KILLED_ONCE_IN = 8;
  private static final int REPORT_EVERY = 25;

  @TempDir Path home;

  private final Random random = new Random(SEED);

  @Test
  void nothingAcknowledgedIsLostOrDoubledByAKill() {
    House.Plan plan = House.Plan.small(home.resolve("data"));
    Instant begun = Instant.now();
    System.out.printf("kill test: -Dkill.seed=%d%n", SEED);
    int killedStarts = 0;
    House house = House.open(plan);
    try (Sockets sockets = new Sockets()) {
      Played played = Played.start(plan.port(), random);
      played.connect(sockets);
      for (int kill = 1; kill <= KILLS; kill++) {
        played.chatWhile(() -> pause(random.nextInt(LONGEST_PLAY_MILLIS)));
        house.kill();
        played.awaitDisconnected();
        if (random.nextInt(START_KILLED_ONCE_IN) == 0) {
          killedStarts++;
          house = House.launch(plan);
          pause(random.nextInt(LONGEST_START_MILLIS));
          house.kill();
        }
        house = House.open(plan);
        played.connect(sockets);
        played.judge();
        assertThat(played.complaints()).as("kill %d, -Dkill.seed=%d", kill, SEED).isEmpty();
        if (kill % REPORT_EVERY == 0 || kill == KILLS) {
          report(kill, killedStarts, played, begun);
        }
      }
      played.finish();
      assertThat(played.complaints()).as("at the end, -Dkill.seed=%d", SEED).isEmpty();
      report(KILLS, killedStarts, played, begun);
    } finally {
      house.kill();
    }
  }

  private static void pause(int millis) {
    LockSupport.parkNanos(Duration.ofMillis(millis).toNanos());
  }

  private static void report(int kills, int killedStarts, Played played, Instant begun) {
    System.out.printf(
        "kill test: %d kills in play and %d in starting, %s, %d s, -Dkill.seed=%d%n",
        kills,
        killedStarts,
        played.figures(),
        Duration.between(begun, Instant.now()).toSeconds(),
        SEED);
  }
}
