package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The answers of {@code bin/chalet check}. */
class CheckRunTest {

  private static final Instant TIME = Instant.parse("2026-11-28T10:00:00Z");

  @TempDir static Path home;

  private static byte[] database = new byte[0];
  private static byte[] mark = new byte[0];

  @BeforeAll
  static void make() throws Exception {
    Flyway.configure().dataSource(StartCheckTest.url(home), "", "").load().migrate();
    try (Connection connection = DriverManager.getConnection(StartCheckTest.url(home), "", "");
        Statement statement = connection.createStatement()) {
      statement.execute("create table filler (id int primary key, text varchar)");
      statement.execute(
          "insert into filler select x, random_uuid() || repeat('x', 900)"
              + " from system_range(1, 2000)");
      mark = CopyMark.write(connection, TIME);
    }
    database = Files.readAllBytes(home.resolve(DataFolder.DATABASE));
  }

  private static Path zip(byte[] content) throws IOException {
    Path zip = home.resolve("backup.zip");
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream entries = new ZipOutputStream(out)) {
      entries.putNextEntry(new ZipEntry(DataFolder.DATABASE));
      entries.write(content);
      entries.putNextEntry(new ZipEntry(MarkFile.NAME));
      entries.write(mark);
    }
    return zip;
  }

  /**
   * A file of its own: H2 keeps one locked that it could not open, as long as the process lives.
   */
  private static Path copy(byte[] content) throws IOException {
    return Files.write(Files.createTempDirectory(home, "copy").resolve("copy.mv.db"), content);
  }

  private static String check(Path file) {
    return CheckRun.check(file.toString());
  }

  @Test
  void saysWhatACompleteOneHoldsAndLeavesItAsItIs() throws IOException {
    Path copy = copy(database);
    for (Path file : new Path[] {zip(database), copy}) {
      assertThat(check(file)).contains("is complete, as of " + TIME + ": ", " tables, ");
    }
    assertThat(copy).hasBinaryContent(database);
  }

  /** A kind of damage to the bytes of a database. */
  record Damage(String name, UnaryOperator<byte[]> to) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Stream<Damage> damages() {
    return Stream.of(
        new Damage("empty", all -> new byte[0]),
        new Damage("head only", all -> Arrays.copyOf(all, 8192)),
        new Damage("a third", all -> Arrays.copyOf(all, all.length / 3)),
        new Damage("two thirds", all -> Arrays.copyOf(all, all.length * 2 / 3)),
        new Damage("without its last block", all -> Arrays.copyOf(all, all.length - 4096)),
        new Damage("zeros", all -> new byte[all.length]),
        new Damage("zeros in the middle", all -> fill(all, all.length / 2, 200_000)),
        new Damage("zeros after the head", all -> fill(all, 8192, 100_000)));
  }

  private static byte[] fill(byte[] all, int from, int length) {
    byte[] damaged = all.clone();
    Arrays.fill(damaged, from, Math.min(from + length, all.length), (byte) 0);
    return damaged;
  }

  @ParameterizedTest
  @MethodSource("damages")
  void findsDamage(Damage damage) throws IOException {
    byte[] damaged = damage.to().apply(database);
    Path copy = copy(damaged);
    for (Path file : new Path[] {zip(damaged), copy}) {
      assertThatThrownBy(() -> check(file))
          .isInstanceOf(StartFailedException.class)
          .hasMessageStartingWith(file + " is damaged: ");
    }
    assertThat(copy).hasBinaryContent(damaged);
  }

  @Test
  void findsDamageOfTheZipItself() throws IOException {
    byte[] zip = Files.readAllBytes(zip(database));
    Path cut = Files.write(home.resolve("cut.zip"), Arrays.copyOf(zip, zip.length / 2));
    Path flipped = Files.write(home.resolve("flipped.zip"), fill(zip, zip.length / 2, 50));
    Path text = Files.writeString(home.resolve("text.zip"), "not a zip");
    for (Path file : new Path[] {cut, flipped, text}) {
      assertThatThrownBy(() -> check(file))
          .isInstanceOf(StartFailedException.class)
          .hasMessageStartingWith(file + " is damaged: ");
    }
  }

  @Test
  void refusesTheDatabaseOfARunningServer() throws IOException {
    Path file = copy(database);
    try (FileChannel server = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock lock = server.lock()) {
      assertThat(lock.isValid()).isTrue();
      assertThatThrownBy(() -> check(file)).hasMessageContaining("is the database of a server");
    }
  }

  @Test
  void namesAFileThatIsNotThere() {
    assertThatThrownBy(() -> CheckRun.check("nowhere.zip")).hasMessageContaining("nowhere.zip");
    assertThatThrownBy(CheckRun::check).hasMessageContaining("no file to check");
  }
}
