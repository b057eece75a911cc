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

/** The newest backup in the configured folder, which a host is told to restore. */
record NewestBackup(Path file, Instant made) {

  /** The names that {@code Backups} gives. */
  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("'chalet-'uuuu-MM-dd'T'HHmmss.SSS'Z.zip'")
          .withZone(ZoneOffset.UTC);

  /** Returns the newest; empty if there is none, or the folder cannot be read. */
  static Optional<NewestBackup> of(Environment environment) {
    String folder = environment.getProperty("chalet.backup.folder", "");
    return folder.isEmpty() ? Optional.empty() : in(DataFolder.path(folder));
  }

  static Optional<NewestBackup> in(Path folder) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "chalet-*Z.zip")) {
      return StreamSupport.stream(files.spliterator(), false)
          .flatMap(NewestBackup::named)
          .max(Comparator.comparing(NewestBackup::made));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Stream<NewestBackup> named(Path file) {
    try {
      Instant made = NAME.parse(String.valueOf(file.getFileName()), Instant::from);
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
