package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.flywaydb.core.Flyway;
import org.h2.store.fs.FileBase;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A power cut loses any part of what was written after the last force, in any order. */
class PowerCutTest {

  private static final int CUTS = Integer.getInteger("power.cuts", 40);
  private static final Instant TIME = Instant.parse("2026-11-28T10:00:00Z");
  private static final Lossy LOSSY = new Lossy();

  @TempDir static Path home;

  private static byte[] template = new byte[0];

  /** Makes a database with free room in its middle, which later writes use. */
  @BeforeAll
  static void make() throws Exception {
    FilePath.register(LOSSY);
    Path folder = Files.createDirectories(home.resolve("template"));
    String url = StartCheckTest.url(folder) + ";MAX_COMPACT_TIME=0";
    Flyway.configure().dataSource(url, "", "").load().migrate();
    try (Connection connection = DriverManager.getConnection(url, "", "");
        Statement statement = connection.createStatement()) {
      statement.execute("create table entry (id int primary key, text varchar(20000))");
      for (int round = 0; round < 30; round++) {
        statement.execute(
            "insert into entry select x - %d, random_uuid() || repeat('x', 5000) from"
                    .formatted(round * 10 + 10)
                + " system_range(0, 9)");
      }
      statement.execute("delete from entry");
    }
    template = Files.readAllBytes(folder.resolve(DataFolder.DATABASE));
  }

  @AfterAll
  static void unregister() {
    FilePath.unregister(LOSSY);
  }

  @Test
  void neverLeadsToARefusal() throws Exception {
    for (int seed = 0; seed < CUTS; seed++) {
      Random random = new Random(seed);
      Path folder = Files.createDirectories(home.resolve("seed" + seed));
      int forced = writeUntilThePowerFails(folder, random);
      assertThatCode(() -> new StartCheck(folder, "", "", Optional.empty()).run())
          .as("seed %d", seed)
          .doesNotThrowAnyException();
      try (Connection connection = DriverManager.getConnection(StartCheckTest.url(folder), "", "");
          Statement statement = connection.createStatement();
          ResultSet row =
              statement.executeQuery(
                  "select count(*) from entry where id between 1 and " + forced)) {
        row.next();
        assertThat(row.getInt(1)).as("rows before the mark, seed %d", seed).isEqualTo(forced);
      }
    }
  }

  /** Returns the number of entries before the last mark. */
  private static int writeUntilThePowerFails(Path folder, Random random)
      throws IOException, SQLException {
    Path database = Files.write(folder.resolve(DataFolder.DATABASE), template);
    String url =
        "jdbc:h2:lossy:" + folder.resolve("chalet") + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE";
    int written = 0;
    int forced = 0;
    byte[] left;
    try (Connection connection = DriverManager.getConnection(url, "", "");
        Statement statement = connection.createStatement()) {
      for (int marks = 1 + random.nextInt(3); marks >= 0; marks--) {
        for (int writes = random.nextInt(40); writes > 0; writes--) {
          statement.execute(
              "insert into entry values (%d, random_uuid() || repeat('y', %d))"
                  .formatted(++written, random.nextInt(9000)));
          if (random.nextInt(3) == 0) {
            statement.execute("delete from entry where id = " + -random.nextInt(300));
          }
        }
        DatabaseMark mark = DatabaseState.add(connection, TIME, false);
        if (marks == 0) {
          break; // The power fails before it is forced.
        }
        DatabaseKind.H2.sync(statement);
        String installation = String.valueOf(DatabaseState.installation(connection));
        new MarkFile(installation, mark, null).write(folder);
        forced = written;
      }
      left = LOSSY.cut(random);
    }
    Files.write(database, left);
    return forced;
  }

  /**
   * A file system that knows what was written since the last force. One file at a time; public
   * because H2 creates more of it.
   */
  public static final class Lossy extends FilePathWrapper {

    private byte[] forced = new byte[0];
    private final List<Change> changes = new ArrayList<>();

    /** Creates one; called by H2, too. */
    public Lossy() {}

    /** Some bytes, or a new size where there are none. */
    @SuppressWarnings("ArrayRecordComponent") // Never compared.
    private record Change(long at, byte[] bytes) {}

    @Override
    public String getScheme() {
      return "lossy";
    }

    @Override
    public FileChannel open(String mode) throws IOException {
      FileChannel file = super.open(mode);
      if (getBase().getName().endsWith(DataFolder.DATABASE)) {
        LOSSY.changes.clear();
        LOSSY.forced = Files.readAllBytes(Path.of(getBase().toString()));
      }
      return new Recorded(file);
    }

    synchronized byte[] cut(Random random) {
      double kept = random.nextDouble();
      byte[] disk = forced;
      for (Change change : changes) {
        if (random.nextDouble() < kept) {
          disk = apply(disk, change, random.nextInt(4) == 0 ? random.nextInt(20_000) : 1 << 20);
        }
      }
      return disk;
    }

    synchronized void changed(long at, byte[] bytes) {
      changes.add(new Change(at, bytes));
    }

    synchronized void forced() {
      for (Change change : changes) {
        forced = apply(forced, change, 1 << 30);
      }
      changes.clear();
    }

    private static byte[] apply(byte[] disk, Change change, int most) {
      if (change.bytes().length == 0) {
        return Arrays.copyOf(disk, (int) change.at());
      }
      int length = Math.min(change.bytes().length, most);
      byte[] next = Arrays.copyOf(disk, (int) Math.max(disk.length, change.at() + length));
      System.arraycopy(change.bytes(), 0, next, (int) change.at(), length);
      return next;
    }
  }

  /** A file of it. */
  private static final class Recorded extends FileBase {

    private final FileChannel file;

    Recorded(FileChannel file) {
      this.file = file;
    }

    @Override
    public synchronized int write(ByteBuffer source, long position) throws IOException {
      byte[] bytes = new byte[source.remaining()];
      source.duplicate().get(bytes);
      LOSSY.changed(position, bytes);
      int length = bytes.length;
      while (source.hasRemaining()) {
        file.write(source, position + length - source.remaining());
      }
      return length;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
      long at = file.position();
      int length = write(source, at);
      file.position(at + length);
      return length;
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
      if (size < file.size()) {
        LOSSY.changed(size, new byte[0]);
      }
      file.truncate(size);
      return this;
    }

    @Override
    public void force(boolean metaData) {
      LOSSY.forced();
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
      return file.read(target);
    }

    @Override
    public synchronized int read(ByteBuffer target, long position) throws IOException {
      return file.read(target, position);
    }

    @Override
    public long position() throws IOException {
      return file.position();
    }

    @Override
    public FileChannel position(long position) throws IOException {
      file.position(position);
      return this;
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
      return file.tryLock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
      file.close();
    }
  }
}
