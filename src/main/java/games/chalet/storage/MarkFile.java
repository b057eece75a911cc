package games.chalet.storage;

import games.chalet.web.StartFailedException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * The content of {@value #NAME}, the file next to the database: its installation and its last mark.
 * The database on the disk always has the mark, because it is forced to the disk first.
 *
 * @param moved the database to which this one was moved; null: none
 */
record MarkFile(String installation, DatabaseMark mark, @Nullable Moved moved) {

  static final String NAME = "chalet.mark";

  private static final String COMMENT =
      "Chalet compares this with its database at each start, see docs/backup.md";

  /**
   * A move to a PostgreSQL.
   *
   * @param url its address, without a password
   */
  record Moved(String url, Instant at) {}

  /** Returns the path of the file in a data folder. */
  static Path in(Path folder) {
    return folder.toAbsolutePath().normalize().resolve(NAME);
  }

  /**
   * Reads the file of a data folder; empty if there is none.
   *
   * @throws StartFailedException if it is there and cannot be understood
   */
  static Optional<MarkFile> read(Path folder) {
    Path file = in(folder);
    Properties lines = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      lines.load(in);
      return Optional.of(of(lines));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException | RuntimeException e) {
      throw new StartFailedException(
          "The file " + file + " cannot be read: " + e.getMessage(),
          "It says which database was here last. If the one next to it is right, remove this file"
              + " and start again; docs/backup.md tells more.",
          e);
    }
  }

  private static MarkFile of(Properties lines) {
    DatabaseMark mark =
        new DatabaseMark(
            Long.parseLong(line(lines, "number")),
            line(lines, "mark"),
            Instant.parse(line(lines, "at")),
            false);
    String url = lines.getProperty("moved-to");
    return new MarkFile(
        line(lines, "installation"),
        mark,
        url == null ? null : new Moved(url, Instant.parse(line(lines, "moved-at"))));
  }

  private static String line(Properties lines, String name) {
    String value = lines.getProperty(name);
    if (value == null) {
      throw new IllegalArgumentException("it has no line " + name + "=…");
    }
    return value;
  }

  /** Returns the bytes of the file. */
  byte[] bytes() {
    Properties lines = new Properties();
    lines.setProperty("installation", installation);
    lines.setProperty("number", Long.toString(mark.number()));
    lines.setProperty("mark", mark.value());
    lines.setProperty("at", mark.at().toString());
    if (moved != null) {
      lines.setProperty("moved-to", moved.url());
      lines.setProperty("moved-at", moved.at().toString());
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      lines.store(out, COMMENT);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return out.toByteArray();
  }

  /** Writes it so that after a power cut there is the old one or this one, whole. */
  void write(Path folder) throws IOException {
    Path file = in(folder);
    Path unfinished = file.resolveSibling(NAME + ".new");
    try (FileChannel channel =
        FileChannel.open(
            unfinished,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(bytes());
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    forceNames(file.resolveSibling("."));
  }

  /** Forces the names of a folder to the disk, where the system can: Windows cannot. */
  static void forceNames(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      return;
    }
  }
}
