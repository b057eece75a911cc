package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Postgres;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

/** A backup made while matches are played, and the house opened again on it, in another folder. */
@Tag("thorough")
class RestoreIT {

  private static final long SEED = Long.getLong("restore.seed", System.nanoTime());

  @TempDir Path home;

  @Test
  void allThatWasAcknowledgedBeforeTheBackupBeganIsThereAgain() throws IOException {
    House.Plan plan = House.Plan.small(home.resolve("data")).with("CHALET_BACKUP_ENABLED", "true");
    assertAllIsThereAgain(
        plan,
        () -> {
          Path backup = askForBackup(plan.data().resolve("backups"));
          return () -> {
            House.Plan elsewhere = plan.in(home.resolve("restored/data"));
            unzip(backup, Files.createDirectories(elsewhere.data()));
            return elsewhere;
          };
        });
  }

  @Test
  void soItIsOnPostgres() throws IOException {
    Postgres postgres = Postgres.shared();
    String database = postgres.newDatabase();
    House.Plan plan = House.Plan.small(home.resolve("data")).onDatabase(database);
    assertAllIsThereAgain(
        plan,
        () -> {
          Path dump = postgres.dump(database);
          return () -> plan.onDatabase(postgres.restore(dump));
        });
  }

  /** Makes a backup of the house that is open. */
  private interface Backup {
    Restore make() throws IOException;
  }

  /** Makes another house of a backup. */
  private interface Restore {
    House.Plan make() throws IOException;
  }

  private static void assertAllIsThereAgain(House.Plan plan, Backup backup) throws IOException {
    try (Sockets sockets = new Sockets()) {
      Played played;
      Restore restore;
      try (House house = House.open(plan)) {
        assertThat(house.isUp()).isTrue();
        played = Played.start(plan.port(), new Random(SEED));
        played.think(Duration.ofMillis(250));
        played.connect(sockets);
        played.awaitActions(40);
        played.remember();
        restore = backup.make();
        played.awaitActions(20);
      }
      played.awaitDisconnected();

      try (House house = House.open(restore.make())) {
        assertThat(house.isUp()).isTrue();
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

  /** As the host does by {@code docs/backup.md}. */
  private static void unzip(Path backup, Path folder) throws IOException {
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(backup))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Files.copy(zip, folder.resolve(entry.getName()));
      }
    }
  }
}
