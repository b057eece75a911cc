package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The folders on which a server starts, and those that it refuses. */
class StartCheckTest {

  private static final Instant FIRST = Instant.parse("2026-11-28T10:00:00Z");
  private static final Instant LATER = Instant.parse("2026-11-28T11:00:00Z");

  @TempDir static Path made;

  @TempDir Path home;
  private Path folder;
  private Path database;
  private Path mark;

  /** Makes a database as of {@link #FIRST}, one of another installation, and one ahead of it. */
  @BeforeAll
  static void make() throws Exception {
    Path first = Files.createDirectories(made.resolve("first"));
    Flyway.configure().dataSource(url(first), "", "").load().migrate();
    mark(first, FIRST);
    copy(first, made.resolve("later"));
    fill(made.resolve("later"));
    mark(made.resolve("later"), LATER);
    Path other = Files.createDirectories(made.resolve("other"));
    Flyway.configure().dataSource(url(other), "", "").load().migrate();
    mark(other, FIRST);
  }

  @BeforeEach
  void later() throws IOException {
    folder = home.resolve("data");
    database = folder.resolve(DataFolder.DATABASE);
    mark = folder.resolve(MarkFile.NAME);
    copy(made.resolve("later"), folder);
  }

  static String url(Path folder) {
    return "jdbc:h2:file:" + folder.resolve("chalet") + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE";
  }

  private static void fill(Path folder) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url(folder), "", "");
        Statement statement = connection.createStatement()) {
      statement.execute("create table filler (id int primary key, text varchar(2000))");
      for (int round = 0; round < 100; round++) {
        statement.execute(
            "insert into filler select x + %d, repeat(x, 300) from system_range(1, 10)"
                .formatted(round * 10));
      }
    }
  }

  /** As {@link MarkWriter} does. */
  static void mark(Path folder, Instant at) throws SQLException, IOException {
    try (Connection connection = DriverManager.getConnection(url(folder), "", "");
        Statement statement = connection.createStatement()) {
      DatabaseMark next = DatabaseState.add(connection, at, false);
      DatabaseKind.H2.sync(statement);
      String installation = String.valueOf(DatabaseState.installation(connection));
      new MarkFile(installation, next, null).write(folder);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    for (String name : new String[] {DataFolder.DATABASE, MarkFile.NAME}) {
      Files.copy(from.resolve(name), to.resolve(name));
    }
  }

  private void put(String from, String name) throws IOException {
    Files.delete(folder.resolve(name));
    Files.copy(made.resolve(from).resolve(name), folder.resolve(name));
  }

  private boolean check() {
    return new StartCheck(folder, "", "", NewestBackup.in(folder.resolve("backups"))).run();
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url(folder), "", "");
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private void cut(long bytes) throws IOException {
    try (FileChannel file = FileChannel.open(database, StandardOpenOption.WRITE)) {
      file.truncate(bytes);
    }
  }

  private Map<String, byte[]> content() throws IOException {
    Map<String, byte[]> content = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        content.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    return content;
  }

  /** The ways in which a folder is not as the last server has left it. */
  enum Wrong {
    MISSING("is missing, but there was one as of " + LATER) {
      @Override
      void make(StartCheckTest test) throws IOException {
        Files.delete(test.database);
      }
    },
    EMPTY("is empty, but there was one as of " + LATER) {
      @Override
      void make(StartCheckTest test) throws IOException {
        test.cut(0);
      }
    },
    WITHOUT_TABLES("is empty, but there was one as of " + LATER) {
      @Override
      void make(StartCheckTest test) throws Exception {
        Files.delete(test.database);
        test.execute("set write_delay 0");
      }
    },
    ONLY_ITS_HEAD("") {
      @Override
      void make(StartCheckTest test) throws IOException {
        test.cut(8192);
      }
    },
    A_QUARTER("") {
      @Override
      void make(StartCheckTest test) throws IOException {
        test.cut(Files.size(test.database) / 4);
      }
    },
    HALF("") {
      @Override
      void make(StartCheckTest test) throws IOException {
        test.cut(Files.size(test.database) / 2);
      }
    },
    ZEROS("damaged, or no database") {
      @Override
      void make(StartCheckTest test) throws IOException {
        Files.write(test.database, new byte[20_000]);
      }
    },
    OLDER("is as of " + FIRST + ", which is older than the last one here, as of " + LATER) {
      @Override
      void make(StartCheckTest test) throws IOException {
        test.put("first", DataFolder.DATABASE);
      }
    },
    OTHER("is of another installation") {
      @Override
      void make(StartCheckTest test) throws IOException {
        test.put("other", DataFolder.DATABASE);
      }
    },
    NEWER_VERSION("is of a newer version of Chalet: its tables are of version 99, this Chalet") {
      @Override
      void make(StartCheckTest test) throws Exception {
        test.put("other", DataFolder.DATABASE);
        test.execute(
            "insert into \"flyway_schema_history\" select 99, '99', \"description\", \"type\","
                + " \"script\", 1, \"installed_by\", \"installed_on\", 1, true"
                + " from \"flyway_schema_history\" where \"version\" = '1'");
      }
    },
    OF_A_FORMER_BUILD("is of a build before 0.1.0, which this one cannot read") {
      @Override
      void make(StartCheckTest test) throws Exception {
        NEWER_VERSION.make(test);
        test.execute(
            "update \"flyway_schema_history\" set \"script\" = 'V1__players.sql',"
                + " \"checksum\" = 7 where \"version\" = '1'");
      }
    },
    OF_A_BUILD_IN_BETWEEN("is of a build between the tag before-0.1.0 and this one") {
      @Override
      void make(StartCheckTest test) throws Exception {
        test.execute("update \"flyway_schema_history\" set \"checksum\" = 7");
      }
    },
    WITHOUT_A_MARK_OF_A_FORMER_BUILD("is of a build before 0.1.0, which this one cannot read") {
      @Override
      void make(StartCheckTest test) throws Exception {
        OF_A_FORMER_BUILD.make(test);
        test.execute("drop table installation");
        test.execute("drop table database_mark");
        Files.delete(test.mark);
      }
    },
    MOVED("has moved to jdbc:postgresql://db/chalet at " + LATER) {
      @Override
      void make(StartCheckTest test) throws IOException {
        MarkFile file = MarkFile.read(test.folder).orElseThrow();
        new MarkFile(
                file.installation(),
                file.mark(),
                new MarkFile.Moved("jdbc:postgresql://db/chalet", LATER))
            .write(test.folder);
      }
    },
    WITH_A_MARK_THAT_IS_EMPTY("chalet.mark cannot be read") {
      @Override
      void make(StartCheckTest test) throws IOException {
        Files.write(test.mark, new byte[0]);
      }
    };

    private final String sentence;

    Wrong(String sentence) {
      this.sentence = sentence;
    }

    abstract void make(StartCheckTest test) throws Exception;
  }

  @ParameterizedTest
  @EnumSource
  void refusesAndLeavesAsItIs(Wrong wrong) throws Exception {
    wrong.make(this);
    Map<String, byte[]> before = content();
    assertThatThrownBy(this::check)
        .isInstanceOfSatisfying(
            StartFailedException.class,
            refusal -> {
              assertThat(refusal.sentence()).hasLineCount(1).contains(wrong.sentence);
              assertThat(refusal.remedy()).hasLineCount(1);
            });
    assertThat(content()).containsExactlyEntriesOf(before);
  }

  @Test
  void saysWhichBuildOpensADatabaseOfBefore() throws Exception {
    Wrong.OF_A_FORMER_BUILD.make(this);
    assertThatThrownBy(this::check)
        .isInstanceOfSatisfying(
            StartFailedException.class,
            refusal ->
                assertThat(refusal.remedy())
                    .contains("the git tag before-0.1.0", "docs/hosting.md")
                    .endsWith("give this Chalet a folder of its own in CHALET_DATA_FOLDER."));
  }

  /** The one step of a host who knows better. */
  @ParameterizedTest
  @EnumSource(names = {"MISSING", "EMPTY", "WITHOUT_TABLES", "OLDER", "OTHER", "MOVED"})
  void startsWhenTheFileOfTheMarkIsRemoved(Wrong wrong) throws Exception {
    wrong.make(this);
    assertThatThrownBy(this::check)
        .isInstanceOfSatisfying(
            StartFailedException.class,
            refusal ->
                assertThat(refusal.remedy()).contains("remove " + mark + " and start again"));
    Files.delete(mark);
    check();
  }

  @Test
  void namesTheNewestBackup() throws IOException {
    Path backups = Files.createDirectories(folder.resolve("backups"));
    Files.createFile(backups.resolve("chalet-2026-11-27T043000.000Z.zip"));
    Path newest = Files.createFile(backups.resolve("chalet-2026-11-28T043000.000Z.zip"));
    Files.createFile(backups.resolve("chalet-2026-11-29T043000.000Z.zip.unfinished"));
    assertThatItNames(newest + ", as of 2026-11-28T04:30:00Z");
    Path rescued = Files.createFile(backups.resolve("rescued-2026-11-28T210000.000Z.zip"));
    assertThatItNames(rescued + ", as of 2026-11-28T21:00:00Z");
  }

  private void assertThatItNames(String copy) {
    for (Wrong wrong : new Wrong[] {Wrong.ZEROS, Wrong.EMPTY, Wrong.MISSING}) {
      assertThatThrownBy(
              () -> {
                wrong.make(this);
                check();
              })
          .isInstanceOfSatisfying(
              StartFailedException.class,
              refusal -> assertThat(refusal.remedy()).contains("restore", copy));
    }
  }

  /** The ways in which a folder is right. */
  enum Right {
    AS_IT_WAS {
      @Override
      void make(StartCheckTest test) {}
    },
    AHEAD_OF_ITS_FILE {
      @Override
      void make(StartCheckTest test) throws IOException {
        test.put("first", MarkFile.NAME);
      }
    },
    FAR_AHEAD_OF_ITS_FILE {
      @Override
      void make(StartCheckTest test) throws Exception {
        test.put("first", MarkFile.NAME);
        test.execute("delete from database_mark where number = 1");
      }
    },
    NEW {
      @Override
      void make(StartCheckTest test) throws IOException {
        Files.delete(test.database);
        Files.delete(test.mark);
      }
    },
    KILLED_BEFORE_THE_FIRST_WRITE {
      @Override
      void make(StartCheckTest test) throws IOException {
        Files.delete(test.mark);
        test.cut(0);
      }
    },
    KILLED_BEFORE_THE_MIGRATIONS {
      @Override
      void make(StartCheckTest test) throws Exception {
        NEW.make(test);
        test.execute("set write_delay 0");
      }
    },
    KILLED_BEFORE_THE_FIRST_MARK {
      @Override
      void make(StartCheckTest test) throws Exception {
        Files.delete(test.mark);
        test.execute("delete from database_mark");
      }
    };

    abstract void make(StartCheckTest test) throws Exception;
  }

  @ParameterizedTest
  @EnumSource
  void acceptsAndLeavesAsItIs(Right right) throws Exception {
    right.make(this);
    Map<String, byte[]> before = content();
    assertThat(check())
        .isEqualTo(right == Right.NEW || right == Right.KILLED_BEFORE_THE_FIRST_WRITE);
    assertThat(content()).containsExactlyEntriesOf(before);
  }

  /** The ways in which people put a backup in place. */
  enum Restored {
    WITH_ITS_MARK {
      @Override
      void make(StartCheckTest test, byte[] own) throws IOException {
        Files.write(test.mark, own);
      }
    },
    ALONE {
      @Override
      void make(StartCheckTest test, byte[] own) {}
    },
    OVER_ANOTHER_INSTALLATION {
      @Override
      void make(StartCheckTest test, byte[] own) throws IOException {
        test.put("other", MarkFile.NAME);
      }
    },
    AFTER_A_MOVE {
      @Override
      void make(StartCheckTest test, byte[] own) throws Exception {
        Wrong.MOVED.make(test);
      }
    },
    IN_AN_EMPTY_FOLDER {
      @Override
      void make(StartCheckTest test, byte[] own) throws IOException {
        Files.delete(test.mark);
      }
    };

    abstract void make(StartCheckTest test, byte[] own) throws Exception;
  }

  @ParameterizedTest
  @EnumSource
  void neverRefusesABackup(Restored restored) throws Exception {
    put("first", DataFolder.DATABASE);
    byte[] own;
    try (Connection copy = DriverManager.getConnection(url(folder), "", "")) {
      own = CopyMark.write(copy, FIRST);
    }
    restored.make(this, own);
    check();
    check(); // Killed before it wrote a mark.
    mark(folder, LATER);
    check();
    byte[] old = Files.readAllBytes(made.resolve("later").resolve(MarkFile.NAME));
    Files.write(mark, old);
    assertThatThrownBy(this::check)
        .as("no backup any more, since a server has started on it")
        .isInstanceOf(StartFailedException.class);
  }

  @Test
  void aMovedBackupOnWhichNoServerStartedIsRefused() throws Exception {
    byte[] own;
    try (Connection copy = DriverManager.getConnection(url(folder), "", "")) {
      own = CopyMark.write(copy, FIRST);
    }
    Files.write(mark, own);
    Wrong.MOVED.make(this);
    assertThatThrownBy(this::check).hasMessageContaining("has moved to");
  }
}
