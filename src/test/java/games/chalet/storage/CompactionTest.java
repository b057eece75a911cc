package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicLong;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.util.unit.DataSize;

class CompactionTest {

  private static final long LARGE = 1 << 20;
  private static final int COMMITS = 1_000;
  private static final int ROWS = 100;
  private static final int MOMENTS = 20;
  private static final int MOST_SLICES = 1_000;

  /** A database after many commits, most of which are dead. */
  @TempDir static Path filled;

  @TempDir Path home;

  private final AtomicLong nanos = new AtomicLong();

  @BeforeAll
  static void fill() throws SQLException {
    CutFilePath.register();
    try (Connection connection = database("file", filled).getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("create table entry (number int primary key, text varchar(1000))");
      try (PreparedStatement merge =
          connection.prepareStatement("merge into entry values (?, ?)")) {
        for (int i = 0; i < COMMITS; i++) {
          merge.setInt(1, i * 7 % ROWS);
          merge.setString(2, text(i * 7 % ROWS));
          merge.execute();
        }
      }
      // As a kill leaves it: a regular close would compact it.
      statement.execute("shutdown immediately");
    }
  }

  private static String text(int number) {
    return ("text " + number + " ").repeat(50);
  }

  @BeforeEach
  void copy() throws IOException {
    restart();
  }

  private void restart() throws IOException {
    Files.deleteIfExists(file());
    Files.copy(filled.resolve("chalet.mv.db"), file());
    assertThat(Files.size(file())).isGreaterThan(10 * LARGE);
  }

  private Path file() {
    return home.resolve("chalet.mv.db");
  }

  @Test
  void shrinksAFileThatIsMostlyDeadInAQuietMinute() throws Exception {
    DataSource database = database("file", home);
    try (Connection open = database.getConnection()) {
      Compaction compaction = compaction(database, open, 0);
      assertThat(run(compaction)).as("not quiet yet").isZero();
      nanos.addAndGet(Compaction.QUIET.toNanos());
      assertThat(run(compaction)).isPositive();
      assertThat(Files.size(file())).isLessThan(LARGE);
      assertThat(H2File.of(open).orElseThrow().store().getRetentionTime()).isZero();
      assertAllRows(database);
    }
  }

  @Test
  void stopsWhenSomeoneWrites() throws Exception {
    DataSource database = database("file", home);
    try (Connection open = database.getConnection()) {
      Compaction compaction = compaction(database, open, 0);
      compaction.look();
      nanos.addAndGet(Compaction.QUIET.toNanos());
      assertThat(compaction.look()).isEqualTo(Compaction.SOON);
      execute(open, "insert into entry values (-1, '')");
      run(compaction);
      assertThat(Files.size(file())).isGreaterThan(LARGE);
      assertThat(H2File.of(open).orElseThrow().store().getRetentionTime()).isZero();
      nanos.addAndGet(Compaction.QUIET.toNanos());
      run(compaction);
      assertThat(Files.size(file())).isLessThan(LARGE);
    }
  }

  @Test
  void leavesTheReserveOfTheDisk() throws Exception {
    DataSource database = database("file", home);
    try (Connection open = database.getConnection()) {
      Compaction compaction = compaction(database, open, Long.MAX_VALUE / 2);
      compaction.look();
      nanos.addAndGet(Compaction.QUIET.toNanos());
      assertThat(run(compaction)).isZero();
    }
  }

  @Test
  void leavesAFileAloneOfWhichAnImageIsCopied() throws Exception {
    DataSource database = database("file", home);
    try (Connection open = database.getConnection()) {
      Compaction compaction = compaction(database, open, 0);
      compaction.look();
      nanos.addAndGet(Compaction.QUIET.toNanos());
      try (DatabaseImage image = DatabaseImage.of(open)) {
        assertThat(run(compaction)).isZero();
        compaction.close();
        image.copyTo(home.resolve("copy.mv.db"));
      }
      assertThat(run(compaction)).isPositive();
    }
  }

  @Test
  void shrinksTheFileAtAStop() throws Exception {
    DataSource database = database("file", home);
    try (Connection open = database.getConnection()) {
      compaction(database, open, 0).close();
      assertThat(Files.size(file())).isLessThan(LARGE);
    }
    assertAllRows(database);
  }

  @Test
  void aDatabaseInMemoryIsLeftAlone() throws Exception {
    JdbcDataSource database = new JdbcDataSource();
    database.setURL("jdbc:h2:mem:");
    Compaction compaction = compaction(database, 0);
    assertThat(compaction.connect()).isFalse();
    assertThat(compaction.look()).isEqualTo(Compaction.LATER);
    compaction.close();
  }

  /** A way to shrink the file. */
  private interface Shrinking {
    void run(Compaction compaction) throws InterruptedException;
  }

  @Test
  void aKillWhileItRunsLosesNothing() throws Exception {
    assertKillsLoseNothing(
        compaction -> {
          compaction.look();
          nanos.addAndGet(Compaction.QUIET.toNanos());
          run(compaction);
        });
  }

  @Test
  void aKillAtAStopLosesNothing() throws Exception {
    assertKillsLoseNothing(Compaction::close);
  }

  private void assertKillsLoseNothing(Shrinking shrinking) throws Exception {
    int writes = Integer.MAX_VALUE - killed(shrinking, Integer.MAX_VALUE);
    assertThat(writes).isGreaterThan(MOMENTS / 2);
    // How much a write holds depends on how fast this machine is.
    int moments = Math.min(MOMENTS, writes);
    for (int moment = 0; moment < moments; moment++) {
      restart();
      killed(shrinking, writes * moment / moments);
      assertAllRows(database("file", home));
    }
  }

  /** Returns how many writes were left when it was done. */
  private int killed(Shrinking shrinking, int afterWrites) throws Exception {
    CutFilePath.killAfter(Integer.MAX_VALUE);
    DataSource database = database(CutFilePath.SCHEME, home);
    try (Connection open = database.getConnection()) {
      Compaction compaction = compaction(database, open, 0);
      CutFilePath.killAfter(afterWrites);
      shrinking.run(compaction);
    } catch (MVStoreException | SQLException e) {
      assertThat(CutFilePath.left()).as(e.toString()).isNegative();
    }
    return CutFilePath.left();
  }

  /** Returns how many slices it took until nothing was left to do. */
  private static int run(Compaction compaction) {
    int slices = 0;
    while (compaction.look().equals(Compaction.SOON)) {
      assertThat(slices++).isLessThan(MOST_SLICES);
    }
    return slices;
  }

  private Compaction compaction(DataSource database, Connection open, long reserve)
      throws SQLException {
    // Chunks are as good as old then.
    MVStore store = H2File.of(open).orElseThrow().store();
    store.setRetentionTime(0);
    Compaction compaction = compaction(database, reserve);
    assertThat(compaction.connect()).isTrue();
    return compaction;
  }

  private Compaction compaction(DataSource database, long reserve) {
    DiskSpace space =
        new DiskSpace(() -> Long.MAX_VALUE, DataSize.ofBytes(reserve), DataSize.ofBytes(0));
    return new Compaction(database, space, home, nanos::get, LARGE);
  }

  private static DataSource database(String scheme, Path folder) {
    JdbcDataSource source = new JdbcDataSource();
    source.setURL(
        "jdbc:h2:%s:%s;WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0"
            .formatted(scheme, folder.resolve("chalet")));
    return source;
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static void assertAllRows(DataSource database) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select number, text from entry order by number")) {
      for (int number = 0; number < ROWS; number++) {
        assertThat(rows.next()).isTrue();
        assertThat(rows.getInt(1)).isEqualTo(number);
        assertThat(rows.getString(2)).isEqualTo(text(number));
      }
      assertThat(rows.next()).isFalse();
    }
  }
}
