package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.testing.Postgres;
import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Random;
import org.assertj.core.api.AbstractThrowableAssert;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;

/** The message for the host when the server cannot open its database. */
class DatabaseOpenerTest {

  @TempDir Path home;

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    Path file = Files.createFile(home.resolve("file"));
    assertFailsIn(file.resolve("data"))
        .hasMessageContaining(file.resolve("data") + " cannot be made")
        .hasMessageContaining("Not a directory");
  }

  @Test
  void aFolderThatIsAFileIsNamed() throws IOException {
    Path file = Files.createFile(home.resolve("data"));
    assertFailsIn(file).hasMessageContaining("is a file, not a folder");
  }

  @Test
  void aDatabaseThatAnotherHasOpenIsLeftToIt() throws IOException {
    open(home);
    Path file = home.resolve("chalet.mv.db");
    try (FileChannel other = FileChannel.open(file, StandardOpenOption.WRITE)) {
      FileLock lock = other.lock();
      assertThat(lock.isValid()).isTrue();
      assertFailsIn(home).hasMessageContaining(file + " is in use by another process");
    }
    open(home);
  }

  @Test
  void aFileThatIsNoDatabaseIsLeftAsItIs() throws IOException {
    byte[] noise = new byte[100_000];
    new Random(42).nextBytes(noise);
    Path file = Files.write(home.resolve("chalet.mv.db"), noise);
    assertFailsIn(home).hasMessageContaining("damaged, or no database");
    assertThat(Files.readAllBytes(file)).isEqualTo(noise);
  }

  @Test
  void aFolderThatIsMissingIsMadeAndItsDatabaseOpensAsItAlwaysDid() throws SQLException {
    Path data = home.resolve("new/data");
    open(data);
    assertThat(data).isDirectoryNotContaining(file -> file.endsWith("chalet.trial"));
    assertThat(data.resolve("chalet.mv.db")).exists();
    try (Connection later = DriverManager.getConnection("jdbc:h2:file:" + data.resolve("chalet"))) {
      assertThat(later.isValid(1)).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          insert into H values (99, '99', 'x', 'SQL', 'V99__x.sql', 1, 'x', now(), 1, true) \
            | is of a newer version of Chalet
          update H set script = 'V1__players.sql', checksum = 7 | is of a build before 0.1.0
          update H set checksum = 7 | is of a build between the tag before-0.1.0 and this one
          """)
  void aPostgresOfAnotherVersionIsRefused(String change, String words) throws SQLException {
    String url = Postgres.shared().newDatabase();
    Flyway.configure().dataSource(Postgres.dataSource(url)).load().migrate();
    try (Connection connection = Postgres.dataSource(url).getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(change.replace(" H ", " flyway_schema_history "));
    }
    Map<String, Object> settings =
        Map.of(
            "chalet.database.url", url,
            "chalet.database.user", Postgres.USER,
            "chalet.database.password", Postgres.PASSWORD);
    assertThatThrownBy(() -> open(settings))
        .isInstanceOf(StartFailedException.class)
        .hasMessageContaining(url + " " + words);
  }

  /** The first of them was the root of the whole file system to H2. */
  @ParameterizedTest
  @ValueSource(strings = {"", "data", "~", "/srv/a;MODE=x", "jdbc:h2:mem:x"})
  void aNameThatH2WouldTakeForAnotherIsRefused(String folder) {
    assertThatThrownBy(() -> DataFolder.check(folder))
        .isInstanceOf(StartFailedException.class)
        .hasMessageStartingWith("CHALET_DATA_FOLDER is \"" + folder + "\"");
  }

  private AbstractThrowableAssert<?, ?> assertFailsIn(Path folder) {
    return assertThatThrownBy(() -> open(folder))
        .isInstanceOfSatisfying(
            StartFailedException.class,
            failure -> {
              assertThat(failure.sentence()).hasLineCount(1);
              assertThat(failure.remedy()).hasLineCount(1).contains("CHALET_DATA_FOLDER");
            });
  }

  private static void open(Path folder) {
    open(
        Map.of(
            "chalet.data-folder",
            folder.toString(),
            "spring.datasource.url",
            "jdbc:h2:file:" + folder.resolve("chalet")));
  }

  private static void open(Map<String, Object> settings) {
    try (GenericApplicationContext context = new GenericApplicationContext()) {
      context
          .getEnvironment()
          .getPropertySources()
          .addFirst(new MapPropertySource("test", settings));
      new DatabaseOpener().initialize(context);
      context.refresh();
    }
  }
}
