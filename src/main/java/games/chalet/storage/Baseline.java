package games.chalet.storage;

import games.chalet.web.StartFailedException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.zip.CRC32;
import org.springframework.core.io.ClassPathResource;

/**
 * The first migration of a database. That of 0.1.0 makes all tables and took the place of those
 * before: a database that began with another one cannot be upgraded.
 *
 * @param script the name of its file
 * @param checksum Flyway's, over its lines
 */
record Baseline(String script, int checksum) {

  private static final String SCRIPT = "V1__schema.sql";

  private static final String SELECT =
      "select \"script\", \"checksum\" from \""
          + DatabaseState.HISTORY
          + "\" where \"version\" = '1'";

  /** Returns the baseline of this build. */
  static Baseline ofThisBuild() {
    ClassPathResource script = new ClassPathResource("db/migration/" + SCRIPT);
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(script.getInputStream(), StandardCharsets.UTF_8))) {
      CRC32 checksum = new CRC32();
      lines.lines().forEach(line -> checksum.update(line.getBytes(StandardCharsets.UTF_8)));
      return new Baseline(SCRIPT, (int) checksum.getValue());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the baseline of a database; empty if no migration has run. */
  static Optional<Baseline> of(Connection connection) throws SQLException {
    if (!DatabaseState.hasTable(connection, DatabaseState.HISTORY)) {
      return Optional.empty();
    }
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(SELECT)) {
      return row.next()
          ? Optional.of(new Baseline(row.getString(1), row.getInt(2)))
          : Optional.empty();
    }
  }

  /**
   * Refuses a database that began with another baseline.
   *
   * @param subject the database, at the start of a sentence
   * @param own the setting that gives this Chalet a new one, at the end of a sentence
   * @throws StartFailedException if it is of a build of before 0.1.0
   */
  static void check(String subject, String own, Connection connection) throws SQLException {
    Optional<Baseline> found = of(connection).filter(it -> !it.equals(ofThisBuild()));
    if (found.isEmpty()) {
      return;
    }
    if (found.get().script().equals(SCRIPT)) {
      throw new StartFailedException(
          subject + " is of a build between the tag before-0.1.0 and this one.",
          "No release opens it. To begin with a new database, give this Chalet " + own + ".",
          null);
    }
    throw new StartFailedException(
        subject + " is of a build before 0.1.0, which this one cannot read.",
        "Open it with the build of the git tag before-0.1.0, as docs/hosting.md says. To begin with"
            + " a new database, give this Chalet "
            + own
            + ".",
        null);
  }
}
