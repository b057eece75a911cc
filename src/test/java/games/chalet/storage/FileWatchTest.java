package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.storage.FileWatch.State;
import games.chalet.web.RefusedException;
import games.chalet.web.logs.DatabaseOutage;
import games.chalet.web.problems.CommonRefusal;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipInputStream;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.util.unit.DataSize;

@EnabledOnOs(OS.LINUX)
@ExtendWith(OutputCaptureExtension.class)
class FileWatchTest {

  private static final int ROWS = 200;

  @TempDir Path home;

  private Path folder;
  private Path file;
  private DataSource database;
  private Connection open;
  private FileWatch watch;
  private DiskSpace space;

  @BeforeEach
  void aDatabase() throws Exception {
    folder = Files.createDirectories(home.resolve("data"));
    file = folder.resolve("chalet.mv.db");
    database = database(folder);
    open = database.getConnection();
    execute("create table entry (number int primary key, text varchar)");
    for (int number = 1; number <= ROWS; number++) {
      execute("insert into entry values (" + number + ", space(500))");
    }
    watch = new FileWatch(H2File.of(open).orElseThrow());
    space =
        new DiskSpace(
            watch::isLost, () -> Long.MAX_VALUE, DataSize.ofBytes(0), DataSize.ofBytes(0));
  }

  @AfterEach
  void close() throws SQLException {
    open.close();
  }

  /** The ways to take a file away from a server. */
  enum Way {
    DELETED(State.GONE) {
      @Override
      void take(Path file) throws IOException {
        Files.delete(file);
      }
    },
    MOVED(State.GONE) {
      @Override
      void take(Path file) throws IOException {
        Files.move(file, file.resolveSibling("old.mv.db"));
      }
    },
    FOLDER_RENAMED(State.GONE) {
      @Override
      void take(Path file) throws IOException {
        Files.move(folder(file), folder(file).resolveSibling("renamed"));
      }
    },
    ANOTHER_FOLDER_IN_ITS_PLACE(State.REPLACED) {
      @Override
      void take(Path file) throws IOException {
        Path copy = Files.createDirectories(folder(file).resolveSibling("other"));
        Files.copy(file, copy.resolve(file.getFileName()));
        Files.move(folder(file), folder(file).resolveSibling("renamed"));
        Files.move(copy, folder(file));
      }
    },
    UNPACKED(State.REPLACED) {
      @Override
      void take(Path file) throws IOException {
        byte[] same = content(file);
        Files.delete(file);
        Files.write(file, same);
      }
    },
    RENAMED_OVER(State.REPLACED) {
      @Override
      void take(Path file) throws IOException {
        Path other = Files.write(file.resolveSibling("other"), content(file));
        Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
      }
    },
    COPIED_OVER_BY_ZEROS(State.OVERWRITTEN) {
      @Override
      void take(Path file) throws IOException {
        overwrite(file, new byte[(int) Files.size(file)]);
      }
    },
    COPIED_OVER_BY_LONGER(State.OVERWRITTEN) {
      @Override
      void take(Path file) throws IOException {
        overwrite(file, Arrays.copyOf(content(file), (int) Files.size(file) + 4096));
      }
    },
    APPENDED_TO(State.OVERWRITTEN) {
      @Override
      void take(Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
          out.write(1);
        }
      }
    },
    TRUNCATED(State.OVERWRITTEN) {
      @Override
      void take(Path file) throws IOException {
        truncate(file, 0);
      }
    },
    HALVED(State.OVERWRITTEN) {
      @Override
      void take(Path file) throws IOException {
        truncate(file, Files.size(file) / 2);
      }
    },
    SHORT_OF_A_BLOCK(State.OVERWRITTEN) {
      @Override
      void take(Path file) throws IOException {
        truncate(file, Files.size(file) - 4096);
      }
    };

    private final State seen;

    Way(State seen) {
      this.seen = seen;
    }

    abstract void take(Path file) throws IOException;

    static Path folder(Path file) {
      return Objects.requireNonNull(file.getParent());
    }

    static byte[] content(Path file) throws IOException {
      return Files.readAllBytes(file);
    }

    static void overwrite(Path file, byte[] content) throws IOException {
      Files.write(file, content, StandardOpenOption.TRUNCATE_EXISTING);
    }

    static void truncate(Path file, long size) throws IOException {
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        channel.truncate(size);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothingIsWrittenAfterTheFileIsLost(Way way, CapturedOutput log) throws Exception {
    space.requireForWriting();
    way.take(file);
    assertRefused(space::requireForWriting);
    assertRefused(space::requireForNew);
    assertThat(watch.look()).isEqualTo(way.seen);
    assertThat(space.look()).isEqualTo(DiskSpace.State.LOST);
    assertThatThrownBy(() -> execute("insert into entry values (0, '')"))
        .satisfies(e -> assertThat(CommonRefusal.ofOutage(e).code()).isEqualTo("database-lost"))
        .matches(DatabaseOutage::isBehind);
    FileRescue rescue = rescue(space);
    rescue.look();
    rescue.look();
    rescue.end();
    assertThat(log.getOut().split("Nothing is written any more")).hasSize(3);
    assertThat(log.getOut()).contains("Chalet ends without its database file");
    if (way.seen == State.OVERWRITTEN) {
      byte[] theirs = Files.readAllBytes(file);
      open.close();
      assertThat(file).as("left as it was put there").hasBinaryContent(theirs);
      assertThat(NewestBackup.in(backups())).isEmpty();
    } else {
      Path rescued = NewestBackup.in(backups()).orElseThrow().file();
      assertThat(log.getOut()).contains("All that was acknowledged is in " + rescued);
      assertThat(count(unzipped(rescued))).isEqualTo(ROWS);
      assertThat(count(database)).as("reading goes on").isEqualTo(ROWS);
      open.close();
    }
  }

  /** An older copy of the same length, which no length gives away. */
  @Test
  void anOlderCopyOverTheFileIsSeen() throws Exception {
    execute("create table filler (text varchar)");
    execute("insert into filler select space(100000) from system_range(1, 20)");
    execute("truncate table filler");
    H2File h2 = H2File.of(open).orElseThrow();
    h2.file().setRetentionTime(0);
    execute("insert into entry values (1001, '')");
    execute("insert into entry values (1002, '')");
    byte[] older = Files.readAllBytes(file);
    execute("insert into entry values (1003, '')");
    execute("insert into entry values (1004, '')");
    assertThat(watch.look()).isEqualTo(State.PRESENT);
    assertThat(older).hasSameSizeAs(Files.readAllBytes(file));
    Way.overwrite(file, older);
    assertThat(watch.look()).isEqualTo(State.OVERWRITTEN);
  }

  @Test
  void aFileThatReturnsIsWrittenAgain(CapturedOutput log) throws Exception {
    FileRescue rescue = rescue(space);
    Path away = home.resolve("away");
    for (int time = 0; time < 2; time++) {
      Files.move(file, away);
      rescue.look();
      assertRefused(space::requireForWriting);
      Files.move(away, file);
      space.requireForWriting();
      execute("insert into entry values (" + (ROWS + 1 + time) + ", '')");
      rescue.look();
    }
    assertThat(log.getOut().split("is back, unchanged")).hasSize(3);
    assertThat(count(unzipped(NewestBackup.in(backups()).orElseThrow().file())))
        .isEqualTo(ROWS + 1);
    Files.move(file, away);
    rescue.look();
    Way.truncate(away, 4096);
    Files.move(away, file);
    rescue.look();
    assertRefused(space::requireForWriting);
    assertThat(log.getOut()).contains("was overwritten or cut");
  }

  @Test
  void aCopyThatCannotBeWrittenIsReportedOnce(CapturedOutput log) throws Exception {
    DiskSpace full =
        new DiskSpace(
            watch::isLost,
            () -> Long.MAX_VALUE,
            DataSize.ofBytes(0),
            DataSize.ofBytes(Long.MAX_VALUE / 2));
    Files.delete(file);
    FileRescue rescue = rescue(full);
    rescue.look();
    rescue.look();
    assertThat(log.getOut()).containsOnlyOnce("Chalet has the only copy: do not stop it");
    assertThat(NewestBackup.in(backups())).isEmpty();
  }

  @Test
  void noAlarmWhileManyWriteAndTheFileIsCompactedAndCopied() throws Exception {
    AtomicBoolean stop = new AtomicBoolean();
    AtomicInteger numbers = new AtomicInteger(ROWS);
    List<Throwable> failures = new ArrayList<>();
    List<Thread> writers = new ArrayList<>();
    CountDownLatch begun = new CountDownLatch(3);
    for (int writer = 0; writer < 3; writer++) {
      Thread.UncaughtExceptionHandler handler =
          (thread, e) -> {
            synchronized (failures) {
              failures.add(e);
            }
          };
      writers.add(
          Thread.ofPlatform()
              .uncaughtExceptionHandler(handler)
              .start(() -> write(numbers, begun, stop)));
    }
    begun.await();
    H2File h2 = H2File.of(open).orElseThrow();
    h2.file().setRetentionTime(0);
    for (int look = 0; look < 3_000; look++) {
      assertThat(watch.look()).isEqualTo(State.PRESENT);
      if (look % 300 == 100) {
        h2.store().compact(95, 1 << 20);
      }
      if (look % 1_000 == 500) {
        try (DatabaseImage image = DatabaseImage.of(open)) {
          image.zip(home.resolve("copy" + look));
        }
      }
    }
    stop.set(true);
    for (Thread writer : writers) {
      writer.join();
    }
    assertThat(failures).isEmpty();
  }

  private void write(AtomicInteger numbers, CountDownLatch begun, AtomicBoolean stop) {
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement("insert into entry values (?, space(3000))");
        PreparedStatement delete =
            connection.prepareStatement("delete from entry where number=?")) {
      while (!stop.get()) {
        int number = numbers.incrementAndGet();
        space.requireForWriting();
        insert.setInt(1, number);
        insert.execute();
        delete.setInt(1, number - 50);
        delete.execute();
        begun.countDown();
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whoever closes a file gives up all locks that the process has of it. */
  @Test
  void theDatabaseStaysLockedForOtherProcesses() throws Exception {
    Object inode = Files.getAttribute(file, "unix:ino");
    watch.look();
    assertThat(Files.readString(Path.of("/proc/locks"))).contains(":" + inode + " ");
  }

  @Test
  void aDatabaseWithoutAFileIsNotWatched() throws Exception {
    JdbcDataSource memory = new JdbcDataSource();
    memory.setURL("jdbc:h2:mem:");
    try (Connection connection = memory.getConnection()) {
      assertThat(H2File.of(connection)).isEmpty();
    }
  }

  private Path backups() {
    return home.resolve("backups");
  }

  private FileRescue rescue(DiskSpace space) {
    return new FileRescue(watch, space, backups(), Clock.systemUTC());
  }

  private static void assertRefused(Runnable question) {
    assertThatThrownBy(question::run)
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> assertThat(refused.code()).isEqualTo("database-lost"));
  }

  private static DataSource database(Path folder) {
    JdbcDataSource source = new JdbcDataSource();
    source.setURL("jdbc:h2:file:" + folder.resolve("chalet") + ";WRITE_DELAY=0");
    return source;
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = open.createStatement()) {
      statement.execute(sql);
    }
  }

  private static int count(DataSource database) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery("select count(*) from entry where number > 0 and text = text")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private DataSource unzipped(Path zip) throws IOException {
    Path restored = Files.createTempDirectory(home, "restored");
    try (ZipInputStream entries = new ZipInputStream(Files.newInputStream(zip))) {
      assertThat(Objects.requireNonNull(entries.getNextEntry()).getName())
          .isEqualTo("chalet.mv.db");
      Files.copy(entries, restored.resolve("chalet.mv.db"));
    }
    return database(restored);
  }
}
