package games.chalet.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * The progress of a long run, a line for each step, so that one that was broken off continues where
 * it was. Without a file nothing is kept, and every run starts from the beginning.
 */
final class ProgressFile {

  private final @Nullable Path file;

  private ProgressFile(@Nullable Path file) {
    this.file = file;
  }

  /** The file that a system property names. */
  static ProgressFile named(String property) {
    String name = System.getProperty(property);
    return new ProgressFile(name == null ? null : Path.of(name));
  }

  /** Returns the number of steps done by runs before. */
  int steps() {
    try {
      return file == null || Files.notExists(file) ? 0 : Files.readAllLines(file).size();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One step more is done. */
  synchronized void note(String step) {
    if (file != null) {
      try {
        Files.writeString(
            file,
            step + System.lineSeparator(),
            StandardOpenOption.CREATE,
            StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
