package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Postgres;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A backup made while matches are played, and the server opened again on it. */
@Tag("thorough")
class RestoreIT {

  private static final long SEED = Long.getLong("restore.seed", System.nanoTime());

  @TempDir Path home;

  @Test
  void allThatWasAcknowledgedBeforeTheBackupBeganIsThereAgain() throws IOException {
    ServerProcess.Plan plan =
        ServerProcess.Plan.small(home.resolve("data")).with("CHALET_BACKUP_ENABLED", "true");
    assertAllIsThereAgain(
        plan,
        () -> {
          Path backup = askForBackup(plan.data().resolve("backups"));
          return () -> {
            unzip(backup, plan.data());
            return plan;
          };
        });
  }

  @Test
  void soItIsOnPostgres() throws IOException {
    Postgres postgres = Postgres.shared();
    String database = postgres.newDatabase();
    ServerProcess.Plan plan = ServerProcess.Plan.small(home.resolve("data")).onDatabase(database);
    assertAllIsThereAgain(
        plan,
        () -> {
          Path dump = postgres.dump(database);
          return () -> plan.onDatabase(postgres.restore(dump));
        });
  }

  /** The file is deleted under a running server, which is stopped afterwards. */
  @Test
  void allThatWasAcknowledgedIsInTheCopyOfALostFile() throws IOException {
    ServerProcess.Plan plan = ServerProcess.Plan.small(home.resolve("data"));
    try (Sockets sockets = new Sockets()) {
      PlayedTables played;
      try (ServerProcess server = ServerProcess.open(plan)) {
        played = PlayedTables.start(plan.port(), new Random(SEED));
        played.think(Duration.ofMillis(100));
        played.bearWantOfRoom();
        played.connect(sockets);
        played.awaitActions(20);
        Browser guest = Browser.named(plan.port(), "Ada");

        Files.delete(plan.data().resolve("chalet.mv.db"));
        played.awaitWantOfRoom();
        assertThat(played.talk()).as("chat is not taken").isFalse();
        assertThat(guest.get("/actuator/health/readiness").status()).isEqualTo(503);
        assertThat(guest.get("/actuator/health/liveness").status()).isEqualTo(200);
        assertThat(guest.read("/api/tables").isArray()).as("reading goes on").isTrue();
        server.terminate();
        assertThat(Files.readString(server.log()))
            .contains("was deleted or moved", "Chalet ends without its database file")
            .doesNotContain("\tat ");
      }
      played.awaitDisconnected();

      ServerProcess.Plan elsewhere = plan.in(home.resolve("restored/data"));
      unzip(
          zips(plan.data().resolve("backups")).getFirst(),
          Files.createDirectories(elsewhere.data()));
      try (ServerProcess server = ServerProcess.open(elsewhere)) {
        assertThat(server.isUp()).isTrue();
        played.think(Duration.ZERO);
        played.connect(sockets);
        played.finish();
        assertThat(played.complaints()).as("-Drestore.seed=%d", SEED).isEmpty();
      }
    }
  }

  /** Makes a backup of the server that is open. */
  private interface Backup {
    Restore make() throws IOException;
  }

  /** Makes another server of a backup. */
  private interface Restore {
    ServerProcess.Plan make() throws IOException;
  }

  private static void assertAllIsThereAgain(ServerProcess.Plan plan, Backup backup)
      throws IOException {
    try (Sockets sockets = new Sockets()) {
      PlayedTables played;
      Restore restore;
      try (ServerProcess server = ServerProcess.open(plan)) {
        assertThat(server.isUp()).isTrue();
        played = PlayedTables.start(plan.port(), new Random(SEED));
        played.think(Duration.ofMillis(250));
        played.connect(sockets);
        played.awaitActions(40);
        played.remember();
        restore = backup.make();
        played.awaitActions(20);
      }
      played.awaitDisconnected();

      try (ServerProcess server = ServerProcess.open(restore.make())) {
        assertThat(server.isUp()).isTrue();
        played.returnToWhatWasRemembered();
        played.think(Duration.ZERO);
        played.connect(sockets);
        played.finish();
        assertThat(played.complaints()).as("-Drestore.seed=%d", SEED).isEmpty();
      }
    }
  }

  private static Path askForBackup(Path folder) throws IOException {
    Files.createDirectories(folder);
    Path request = Files.createFile(folder.resolve("now"));
    Awaitility.await("the backup")
        .atMost(Duration.ofMinutes(1))
        .until(() -> !Files.exists(request) && zips(folder).size() == 1);
    return zips(folder).getFirst();
  }

  private static List<Path> zips(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".zip")).toList();
    }
  }

  /** As the host does by {@code docs/backup.md}, over what was written since. */
  private static void unzip(Path backup, Path folder) throws IOException {
    Path busybox = Path.of("/bin/busybox");
    if (Files.isExecutable(busybox)) {
      Process unzip =
          new ProcessBuilder(busybox.toString(), "unzip", "-o", backup.toString())
              .directory(folder.toFile())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      assertThat(unzip.onExit().join().exitValue()).isZero();
      return;
    }
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(backup))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Files.copy(zip, folder.resolve(entry.getName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }
}
