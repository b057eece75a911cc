package games.chalet.backup;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.storage.DatabaseImage;
import games.chalet.storage.DiskSpace;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.sql.DataSource;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.awaitility.Awaitility;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.scheduling.support.SimpleTriggerContext;
import org.springframework.util.unit.DataSize;

class BackupsTest {

  private static final DiskSpace ENDLESS = reserving(0);
  private static final DatabaseCopy.Login NO_LOGIN = DatabaseCopy.Login.NONE;
  private static final int LINES = 17;

  @TempDir Path home;

  private final AtomicLong seconds = new AtomicLong();
  private final InstantSource clock = () -> Instant.ofEpochSecond(seconds.getAndIncrement());

  @BeforeEach
  void aTable() throws SQLException {
    execute(
        database(home),
        """
        CREATE TABLE entry (number INT PRIMARY KEY);
        RUNSCRIPT FROM 'classpath:db/migration/V1__schema.sql'
        """);
  }

  @Test
  void keepsTheNewestAndLeavesOtherFilesAlone() throws Exception {
    Path mine = Files.createFile(Files.createDirectories(home.resolve("backups")).resolve("notes"));
    Backups backups = backups(3);
    Path first = backups.make();
    Path second = backups.make();
    Path third = backups.make();
    Path fourth = backups.make();
    assertThat(backups.all()).containsExactly(second, third, fourth);
    assertThat(first).doesNotExist();
    assertThat(mine).exists();
  }

  /** Its name is that of the oldest then. */
  @Test
  void keepsTheOneJustMadeWhereTheClockWasSetBack() throws Exception {
    seconds.set(1_000_000);
    Backups backups = backups(3);
    backups.make();
    Path second = backups.make();
    Path third = backups.make();
    seconds.set(0);
    Path fourth = backups.make();
    assertThat(backups.all()).containsExactly(fourth, second, third);
    Path fifth = backups.make();
    assertThat(backups.all()).containsExactly(fifth, second, third);
  }

  @Test
  void unfinishedFilesAreCleanedUpAndNeverTakenForABackup() throws Exception {
    Path folder = Files.createDirectories(home.resolve("backups"));
    Path abandoned =
        Files.createFile(folder.resolve("chalet-2026-01-01T000000.000Z.zip.unfinished"));
    Backups backups = backups(3);
    assertThat(backups.all()).isEmpty();
    Path made = backups.make();
    assertThat(abandoned).doesNotExist();
    assertThat(backups.all()).containsExactly(made);
  }

  @Test
  void aBackupThatFailsRemovesNothing() throws Exception {
    Path good = backups(1).make();
    JdbcDataSource inMemory = new JdbcDataSource();
    inMemory.setURL("jdbc:h2:mem:");
    Backups failing = new Backups(inMemory, NO_LOGIN, home.resolve("backups"), 1, ENDLESS, clock);
    assertThatThrownBy(failing::make).isInstanceOf(SQLException.class);
    assertThat(home.resolve("backups")).isDirectoryContaining(good::equals);
    assertThat(failing.all()).containsExactly(good);
    try (var files = Files.list(home.resolve("backups"))) {
      assertThat(files).containsExactly(good);
    }
  }

  @Test
  void aBackupThatWouldEatIntoTheReserveIsNotMade() throws Exception {
    Path good = backups(1).make();
    Path folder = Objects.requireNonNull(good.getParent());
    long free = Files.getFileStore(home).getUsableSpace();
    Backups crowded =
        new Backups(database(home), NO_LOGIN, folder, 1, reserving(free + (1 << 30)), clock);
    assertThatThrownBy(crowded::make)
        .isInstanceOf(Backups.SkippedException.class)
        .hasMessageContaining("CHALET_DISK_RESERVE");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(good);
    }
    Backups roomy = new Backups(database(home), NO_LOGIN, folder, 1, reserving(1), clock);
    assertThat(roomy.make()).exists().isNotEqualTo(good);
  }

  @Test
  void aLostFileIsNotBackedUpInPlaceOfABetterOne() throws Exception {
    Path good = backups(1).make();
    DiskSpace lost = new DiskSpace(() -> true, () -> 0, DataSize.ofBytes(0), DataSize.ofBytes(0));
    Backups without =
        new Backups(database(home), NO_LOGIN, home.resolve("backups"), 1, lost, clock);
    assertThatThrownBy(without::make).isInstanceOf(Backups.SkippedException.class);
    assertThat(without.all()).containsExactly(good);
  }

  private static DiskSpace reserving(long bytes) {
    return new DiskSpace(() -> Long.MAX_VALUE, DataSize.ofBytes(bytes), DataSize.ofBytes(0));
  }

  @Test
  void holdsAllThatWasCommittedBeforeItBeganWhileWritingGoesOn() throws Exception {
    AtomicInteger committed = new AtomicInteger();
    AtomicBoolean stop = new AtomicBoolean();
    Thread writer = Thread.ofPlatform().start(() -> write(committed, stop));
    try {
      Awaitility.await().until(() -> committed.get() > 500);
      int before = committed.get();
      Path backup = backups(3).make();
      int after = committed.get();
      Awaitility.await().until(() -> committed.get() > after);

      Path restored = Files.createDirectories(home.resolve("restored"));
      unzip(backup, restored);
      int found = count(database(restored));
      assertThat(found).isGreaterThanOrEqualTo(before);
      assertThat(highest(database(restored))).as("no gap").isEqualTo(found);
    } finally {
      stop.set(true);
      writer.join();
    }
  }

  @Test
  void ofATransactionThereIsNothingOrAllWhileSeveralWrite() throws Exception {
    execute(database(home), "CREATE TABLE batch (id INT PRIMARY KEY, lines INT)");
    execute(
        database(home),
        "CREATE TABLE line (batch INT, place VARCHAR(20), PRIMARY KEY (place, batch))");
    AtomicInteger committed = new AtomicInteger();
    AtomicBoolean stop = new AtomicBoolean();
    Thread single = Thread.ofPlatform().start(() -> write(committed, stop));
    Thread many = Thread.ofPlatform().start(() -> writeBatches(stop));
    try {
      Awaitility.await().until(() -> committed.get() > 100);
      Awaitility.await().until(() -> number(database(home), "SELECT COUNT(*) FROM batch") > 0);
      for (int round = 0; round < 5; round++) {
        Path restored = Files.createDirectories(home.resolve("restored" + round));
        unzip(backups(1).make(), restored);
        DataSource found = database(restored);
        int lines = number(found, "SELECT COUNT(*) FROM line WHERE batch >= 0");
        assertThat(lines)
            .isPositive()
            .isEqualTo(number(found, "SELECT COALESCE(SUM(lines), 0) FROM batch"))
            .isEqualTo(number(found, "SELECT COUNT(*) FROM line WHERE place LIKE 'place%'"));
      }
    } finally {
      stop.set(true);
      single.join();
      many.join();
    }
  }

  @Test
  void laterCommitsAreNotInIt() throws Exception {
    DataSource database = database(home);
    Path restored = Files.createDirectories(home.resolve("restored"));
    long length;
    try (Connection open = database.getConnection()) {
      execute(database, "INSERT INTO entry VALUES (1)");
      try (DatabaseImage image = DatabaseImage.of(open)) {
        length = Files.size(home.resolve("chalet.mv.db"));
        for (int number = 2; number < 200; number++) {
          execute(database, "INSERT INTO entry VALUES (" + number + ")");
        }
        image.copyTo(restored.resolve("chalet.mv.db"));
      }
      execute(database, "INSERT INTO entry VALUES (200)");
    }
    assertThat(restored.resolve("chalet.mv.db")).hasSize(length);
    assertThat(highest(database(restored))).isEqualTo(1);
    assertThat(highest(database(home))).isEqualTo(200);
  }

  /** Without a pause between death and reuse, as at the end of 45 seconds of copying. */
  @Test
  void anImageStaysWholeWhileItsChunksDie() throws Exception {
    Path restored = Files.createDirectories(home.resolve("restored"));
    DataSource database = database(home);
    try (Connection open = database.getConnection();
        Statement statement = open.createStatement()) {
      statement.execute("SET RETENTION_TIME 0");
      for (int number = 0; number < 100; number++) {
        execute(database, "INSERT INTO entry VALUES (" + number + ")");
      }
      try (DatabaseImage image = DatabaseImage.of(open)) {
        for (int number = 100; number < 400; number++) {
          execute(database, "INSERT INTO entry VALUES (" + number + ")");
        }
        image.copyTo(restored.resolve("chalet.mv.db"));
      }
    }
    assertThat(count(database(restored))).isEqualTo(99);
    assertThat(highest(database(restored))).isEqualTo(99);
  }

  @Test
  void hasTheContentsOnly() throws Exception {
    DataSource database = database(home);
    try (Connection open = database.getConnection();
        Statement statement = open.createStatement()) {
      for (int number = 0; number < 500; number++) {
        statement.execute("MERGE INTO entry VALUES (" + number % 50 + ")");
        statement.execute("UPDATE entry SET number = number WHERE number = " + number % 50);
      }
      Path restored = Files.createDirectories(home.resolve("restored"));
      unzip(backups(1).make(), restored);
      assertThat(Files.size(restored.resolve("chalet.mv.db")))
          .isLessThan(Files.size(home.resolve("chalet.mv.db")) / 10);
      assertThat(count(database(restored))).isEqualTo(49);
    }
  }

  @Test
  void aDamagedCopyIsKeptAndPushesOutNothing() throws Exception {
    DataSource database = database(home);
    try (Connection open = database.getConnection()) {
      for (int number = 0; number < 100; number++) {
        execute(database, "INSERT INTO entry VALUES (" + number + ")");
      }
      Backups backups = backups(1);
      Path good = backups.make();
      damage(home.resolve("chalet.mv.db"));
      for (int night = 0; night < 2; night++) {
        assertThatThrownBy(backups::make)
            .isInstanceOf(Backups.DamagedException.class)
            .hasMessageContaining("Z.damaged.mv.db");
      }
      assertThat(backups.all()).containsExactly(good);
      try (var files = Files.list(home.resolve("backups"))) {
        assertThat(files.filter(file -> !file.equals(good)).map(Path::toString))
            .as("the newest only")
            .singleElement(as(InstanceOfAssertFactories.STRING))
            .endsWith("02.000Z.damaged.mv.db");
      }
      assertThat(open.isValid(0)).isTrue();
    }
  }

  /** Leaves nothing of the file but its first two blocks. */
  private static void damage(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      int blocks = 8 << 10;
      channel.write(ByteBuffer.allocate((int) channel.size() - blocks), blocks);
    }
  }

  /** On Linux whoever closes a file gives up all locks that the process has of it. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void theDatabaseStaysLockedForOtherProcesses() throws Exception {
    DataSource database = database(home);
    Object file = Files.getAttribute(home.resolve("chalet.mv.db"), "unix:ino");
    try (Connection open = database.getConnection()) {
      assertThat(open.isValid(0)).isTrue();
      new Backups(database, NO_LOGIN, home.resolve("backups"), 1, ENDLESS, clock).make();
      assertThat(Files.readString(Path.of("/proc/locks"))).contains(":" + file + " ");
    }
  }

  @Test
  void theDatabaseUsesItsSpaceAgainAfterwards() throws Exception {
    DataSource database = database(home);
    try (Connection open = database.getConnection()) {
      new Backups(database, NO_LOGIN, home.resolve("backups"), 1, ENDLESS, clock).make();
      SessionLocal session = (SessionLocal) open.unwrap(JdbcConnection.class).getSession();
      assertThat(session.getDatabase().getStore().getMvStore().isSpaceReused()).isTrue();
    }
  }

  @Test
  void theNextOneIsMadeByTheClockEvenAfterItWasSetBackByAYear() {
    Instant now = Instant.parse("2026-11-25T12:00:00Z");
    SimpleTriggerContext context = new SimpleTriggerContext(Clock.fixed(now, ZoneOffset.UTC));
    Instant ahead = now.plus(Duration.ofDays(365));
    context.update(ahead, ahead, now);
    assertThat(BackupSchedule.trigger("0 0 4 * * *").nextExecution(context))
        .isBetween(now, now.plus(Duration.ofDays(1)));
    // One that began a moment too early is not made twice.
    Instant soon = now.plusMillis(20);
    context.update(soon, soon, now);
    assertThat(BackupSchedule.trigger("* * * * * *").nextExecution(context)).isAfter(soon);
  }

  @Test
  void ageAndSizeAreThoseOfTheNewestAlsoAfterARestart() throws Exception {
    assertThat(figures()).containsOnly(Double.NaN);
    backups(3).make();
    Path newest = backups(3).make();
    seconds.addAndGet(3_600);
    double begun = Backups.begun(newest).getEpochSecond();
    assertThat(figures()).containsExactly(seconds.get() - 1 - begun, (double) Files.size(newest));
  }

  /** Returns what a process that has just started shows. */
  private List<Double> figures() {
    SimpleMeterRegistry meters = new SimpleMeterRegistry();
    BackupHealth health = new BackupHealth(backups(3), clock);
    health.bindTo(meters);
    return List.of(
        meters.get("chalet.backup.age").gauge().value(),
        meters.get("chalet.backup.size").gauge().value());
  }

  @Test
  void aFileNamedNowAsksForOneAtOnce() throws Exception {
    Path folder = Files.createDirectories(home.resolve("backups"));
    Backups backups = backups(3);
    BackupHealth health = new BackupHealth(backups, clock);
    health.failed();
    BackupSchedule times =
        new BackupSchedule(backups, new BackupSettings(true, "-", folder.toString(), 3), health);
    times.answerRequest();
    assertThat(backups.all()).isEmpty();
    Path request = Files.createFile(folder.resolve("now"));
    times.answerRequest();
    times.answerRequest();
    assertThat(backups.all()).hasSize(1);
    assertThat(request).doesNotExist();
    assertThat(health.word()).isEmpty();
    times.close();
  }

  private void write(AtomicInteger committed, AtomicBoolean stop) {
    try (Connection connection = database(home).getConnection();
        PreparedStatement insert = connection.prepareStatement("INSERT INTO entry VALUES (?)")) {
      while (!stop.get()) {
        insert.setInt(1, committed.get() + 1);
        insert.execute();
        committed.incrementAndGet();
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void writeBatches(AtomicBoolean stop) {
    try (Connection connection = database(home).getConnection();
        PreparedStatement line = connection.prepareStatement("INSERT INTO line VALUES (?, ?)");
        PreparedStatement batch = connection.prepareStatement("INSERT INTO batch VALUES (?, ?)")) {
      connection.setAutoCommit(false);
      for (int number = 0; !stop.get(); number++) {
        for (int place = 0; place < LINES; place++) {
          line.setInt(1, number);
          line.setString(2, "place" + place);
          line.addBatch();
        }
        line.executeBatch();
        batch.setInt(1, number);
        batch.setInt(2, LINES);
        batch.execute();
        connection.commit();
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private Backups backups(int keep) {
    return new Backups(database(home), NO_LOGIN, home.resolve("backups"), keep, ENDLESS, clock);
  }

  /** Written at each commit, as the server has it. */
  private static DataSource database(Path folder) {
    JdbcDataSource source = new JdbcDataSource();
    source.setURL("jdbc:h2:file:" + folder.resolve("chalet") + ";WRITE_DELAY=0");
    return source;
  }

  private static void execute(DataSource database, String sql) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Row by row: without a condition H2 answers from what its tree has counted. */
  private static int count(DataSource database) throws SQLException {
    return number(database, "SELECT COUNT(*) FROM entry WHERE number > 0");
  }

  private static int highest(DataSource database) throws SQLException {
    return number(database, "SELECT MAX(number) FROM entry");
  }

  private static int number(DataSource database, String sql) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return result.getInt(1);
    }
  }

  private static void unzip(Path zip, Path folder) throws IOException {
    try (ZipInputStream entries = new ZipInputStream(Files.newInputStream(zip))) {
      for (ZipEntry entry; (entry = entries.getNextEntry()) != null; ) {
        copy(entries, folder.resolve(Path.of(entry.getName()).getFileName()));
      }
    }
  }

  private static void copy(InputStream from, Path to) throws IOException {
    Files.copy(from, to);
  }

  @Test
  void theFolderMayBeginWithTheHome() {
    Path home = Path.of(System.getProperty("user.home"));
    assertThat(new BackupSettings(true, "-", "~/chalet/backups", 3).path())
        .isEqualTo(home.resolve("chalet/backups"));
  }
}
