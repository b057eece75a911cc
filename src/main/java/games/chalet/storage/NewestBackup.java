package games.chalet.storage;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.springframework.core.env.Environment;

/**
 * The newest backup in the configured folder, or a later copy that was rescued: the one which a
 * host is told to restore.
 */
record NewestBackup(Path file, Instant made) {

  /** The end of the names that {@code Backups} and {@link FileRescue} give. */
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("'-'uuuu-MM-dd'T'HHmmss.SSS'Z.zip'").withZone(ZoneOffset.UTC);

  /** Returns the newest; empty if there is none, or the folder cannot be read. */
  static Optional<NewestBackup> of(Environment environment) {
    String folder = environment.getProperty("chalet.backup.folder", "");
    return folder.isEmpty() ? Optional.empty() : in(DataFolder.path(folder));
  }

  static Optional<NewestBackup> in(Path folder) {
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(folder, "{chalet,rescued}-*Z.zip")) {
      return StreamSupport.stream(files.spliterator(), false)
          .flatMap(NewestBackup::named)
          .max(Comparator.comparing(NewestBackup::made));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Stream<NewestBackup> named(Path file) {
    try {
      String name = String.valueOf(file.getFileName());
      Instant made = TIME.parse(name.substring(name.indexOf('-')), Instant::from);
      return Stream.of(new NewestBackup(file.toAbsolutePath().normalize(), made));
    } catch (DateTimeException e) {
      return Stream.empty();
    }
  }

  /** Returns its path and time. */
  @Override
  public String toString() {
    return file + ", as of " + made;
  }
}
