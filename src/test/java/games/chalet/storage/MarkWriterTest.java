package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.storage.MarkWriter.MarkedFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.flywaydb.core.Flyway;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkWriterTest {

  @TempDir Path folder;

  private final JdbcDataSource database = new JdbcDataSource();
  private final AtomicBoolean answers = new AtomicBoolean(true);

  @BeforeEach
  void migrate() {
    database.setURL(StartCheckTest.url(folder));
    Flyway.configure().dataSource(database).load().migrate();
  }

  private MarkWriter writer() {
    return new MarkWriter(database, new MarkedFolder(folder), answers::get, () -> Instant.EPOCH);
  }

  private long marked() {
    return MarkFile.read(folder).map(file -> file.mark().number()).orElse(0L);
  }

  private void check() {
    new StartCheck(folder, "", "", Optional.empty()).run();
  }

  @Test
  void writesAtTheStartAndTheStopAndWhenSomethingWasWritten() throws SQLException {
    MarkWriter writer = writer();
    try (Connection open = database.getConnection();
        Statement statement = open.createStatement()) {
      List<Long> marks = new ArrayList<>();
      writer.start();
      marks.add(marked());
      writer.look();
      marks.add(marked());
      statement.execute("insert into installation values (-1)");
      writer.look();
      marks.add(marked());
      statement.execute("select * from installation");
      writer.look();
      writer.look();
      marks.add(marked());
      writer.stop();
      marks.add(marked());
      assertThat(marks).containsExactly(1L, 1L, 2L, 2L, 3L);
    }
  }

  @Test
  void theNextStartFindsItsMark() {
    MarkWriter writer = writer();
    writer.start();
    check();
    writer.stop();
    check();
    assertThat(MarkFile.read(folder).orElseThrow().mark().at()).isEqualTo(Instant.EPOCH);
  }

  @Test
  void asksNoDatabaseThatDoesNotAnswer() {
    answers.set(false);
    writer().start();
    assertThat(marked()).isZero();
  }

  /** The row is there, and the file is behind it. */
  @Test
  void writesAgainAfterAFailure() throws IOException, SQLException {
    MarkWriter writer = writer();
    try (Connection open = database.getConnection()) {
      assertThat(open.isValid(0)).isTrue();
      Path obstacle = Files.createDirectories(MarkFile.in(folder).resolve("full"));
      writer.start();
      Files.delete(obstacle);
      Files.delete(MarkFile.in(folder));
      assertThat(marked()).isZero();
      writer.look();
      assertThat(marked()).isEqualTo(2);
    }
  }
}
