package games.chalet.storage;

import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** The newest version of the database's tables that this version of Chalet knows. */
final class KnownVersion {

  private static final Pattern MIGRATION = Pattern.compile("V(\\d+)__.*");

  private KnownVersion() {}

  /** Returns the number of the newest migration. */
  static int newest() {
    try {
      return Arrays.stream(
              new PathMatchingResourcePatternResolver()
                  .getResources("classpath:db/migration/V*.sql"))
          .map(Resource::getFilename)
          .flatMap(name -> MIGRATION.matcher(Objects.toString(name, "")).results())
          .map((MatchResult name) -> Integer.valueOf(name.group(1)))
          .max(Integer::compare)
          .orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Refuses a database of a newer Chalet, or with another {@link Baseline}.
   *
   * @param subject the database, at the start of a sentence
   * @param own the setting that gives this Chalet a new one, at the end of a sentence
   * @throws StartFailedException if it has run a migration that this version does not know
   */
  static void check(String subject, String own, Connection connection) throws SQLException {
    Baseline.check(subject, own, connection);
    int version = DatabaseState.version(connection);
    int known = newest();
    if (version > known) {
      throw new StartFailedException(
          "%s is of a newer version of Chalet: its tables are of version %d, this Chalet knows %d."
              .formatted(subject, version, known),
          "Start that newer Chalet again. To go back to this one, restore a backup that it has"
              + " made, as docs/backup.md says.",
          null);
    }
  }
}
