package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Postgres;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server with running matches moves from its file to PostgreSQL, and they are played on there.
 */
@Tag("thorough")
class MoveIT {

  private static final long SEED = Long.getLong("move.seed", System.nanoTime());
  private static final Path DISTRIBUTION =
      Path.of(System.getProperty("chalet.distribution", "target/chalet.tar.gz"));

  /** While browsers are busy, a login has taken longer than the 5 seconds that a server waits. */
  private static final String PATIENT = "?loginTimeout=60&connectTimeout=60";

  @TempDir Path home;

  @Test
  void peoplePlayOnWhereTheServerHasMovedTo() throws Exception {
    ServerProcess.Plan before = ServerProcess.Plan.small(home.resolve("data"));
    ServerProcess.Plan after = before.onDatabase(Postgres.shared().newDatabase() + PATIENT);
    try (Sockets sockets = new Sockets()) {
      PlayedTables played;
      try (ServerProcess server = ServerProcess.open(before)) {
        played = PlayedTables.start(before.port(), new Random(SEED));
        played.connect(sockets);
        played.awaitActions(100);
        server.terminate();
      }
      played.awaitDisconnected();

      Path program = unpacked();
      int moved = move(program, after);
      assertThat(moved).as(said()).isZero();
      int again = move(program, after);
      assertThat(again).as(said()).isNotZero();
      assertThat(said()).contains("not empty").doesNotContain("\tat ");

      try (ServerProcess server = ServerProcess.open(after)) {
        assertThat(server.isUp()).isTrue();
        played.connect(sockets);
        played.judge();
        played.finish();
        assertThat(played.complaints()).as("-Dmove.seed=%d", SEED).isEmpty();
      }
    }
  }

  private Path unpacked() throws IOException, InterruptedException {
    Path folder = Files.createDirectories(home.resolve("program"));
    Process tar =
        new ProcessBuilder("tar", "xzf", DISTRIBUTION.toAbsolutePath().toString())
            .directory(folder.toFile())
            .inheritIO()
            .start();
    assertThat(tar.waitFor()).isZero();
    try (var found = Files.find(folder, 3, (path, it) -> path.endsWith("bin/chalet"))) {
      return found.findFirst().orElseThrow();
    }
  }

  private int move(Path program, ServerProcess.Plan to) throws IOException, InterruptedException {
    ProcessBuilder move =
        new ProcessBuilder(List.of(program.toString(), "move"))
            .redirectErrorStream(true)
            .redirectOutput(home.resolve("move.log").toFile());
    move.environment().putAll(to.settings());
    move.environment().put("CHALET_DATA_FOLDER", to.data().toString());
    move.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = move.start();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    return process.exitValue();
  }

  private String said() throws IOException {
    Path log = home.resolve("move.log");
    return Files.exists(log) ? Files.readString(log, StandardCharsets.UTF_8) : "";
  }
}
