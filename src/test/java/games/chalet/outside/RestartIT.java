package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.socket.Sockets;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host stops the server as an operating system or a container does, and starts it again. */
@Tag("thorough")
class RestartIT {

  private static final long SEED = Long.getLong("restart.seed", System.nanoTime());
  private static final int SERVICE_RESTART = 1012;

  @TempDir Path home;

  @Test
  void browsersAreToldToComeBackAndPlayOn() {
    ServerProcess.Plan plan = ServerProcess.Plan.small(home.resolve("data"));
    ServerProcess server = ServerProcess.open(plan);
    try (Sockets sockets = new Sockets()) {
      PlayedTables played = PlayedTables.start(plan.port(), new Random(SEED));
      played.connect(sockets);
      played.awaitActions(100);
      server.terminate();
      played.awaitDisconnected();
      assertThat(played.closingCodes()).as("-Drestart.seed=%d", SEED).containsOnly(SERVICE_RESTART);
      server = ServerProcess.open(plan);
      played.connect(sockets);
      played.judge();
      played.finish();
      assertThat(played.complaints()).as("-Drestart.seed=%d", SEED).isEmpty();
    } finally {
      server.kill();
    }
  }
}
