package games.chalet.backup;

import games.chalet.storage.DatabaseImage;
import games.chalet.storage.DiskSpace;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;

/**
 * The folder of backups. Each is a zip of the whole database as it was at one instant after the
 * call ({@link DatabaseImage}): everything committed before the call is in it.
 *
 * <p>A file under its final name is complete: it is written under another one, forced to the disk,
 * and moved.
 */
final class Backups {

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("'chalet-'uuuu-MM-dd'T'HHmmss.SSS'Z.zip'")
          .withZone(ZoneOffset.UTC);
  private static final String COMPLETE = "chalet-*Z.zip";
  private static final String UNFINISHED = "chalet-*.unfinished";

  private final DataSource database;
  private final Path folder;
  private final int keep;
  private final DiskSpace space;
  private final InstantSource clock;

  Backups(DataSource database, Path folder, int keep, DiskSpace space, InstantSource clock) {
    this.space = space;
    this.database = database;
    this.folder = folder;
    this.keep = keep;
    this.clock = clock;
  }

  /**
   * Makes one and then removes the oldest beyond the number to keep. If that fails, nothing is
   * removed.
   *
   * @return the new file
   * @throws NoRoomException if it would leave too little room on its disk
   */
  synchronized Path make() throws IOException, SQLException {
    Files.createDirectories(folder);
    for (Path abandoned : list(UNFINISHED)) {
      Files.delete(abandoned);
    }
    requireRoom();
    String name = NAME.format(clock.instant());
    Path unfinished = folder.resolve(name + ".unfinished");
    Path complete = folder.resolve(name);
    try {
      write(unfinished);
      force(unfinished);
      Files.move(unfinished, complete, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(unfinished);
    }
    pruneBut(complete);
    return complete;
  }

  /** Checks the free room; no backup is larger than the database's own file. */
  private void requireRoom() throws IOException, SQLException {
    long bytes = sizeOfDatabase();
    if (!space.leavesReserve(folder, bytes)) {
      throw new NoRoomException(bytes);
    }
  }

  private long sizeOfDatabase() throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet size =
            statement.executeQuery(
                "select setting_value from information_schema.settings"
                    + " where setting_name = 'info.FILE_SIZE'")) {
      return size.next() ? size.getLong(1) : 0; // The size of a database in memory is unknown.
    }
  }

  /** A backup would leave too little room on its disk. */
  static final class NoRoomException extends IOException {

    private static final long serialVersionUID = 1L;

    NoRoomException(long bytes) {
      super(
          "a backup may take %d MB, and its disk would not keep its reserve (CHALET_DISK_RESERVE)"
              .formatted(bytes >> 20));
    }
  }

  /** Returns the complete ones, oldest first. */
  List<Path> all() throws IOException {
    return Files.isDirectory(folder) ? list(COMPLETE) : List.of();
  }

  private void write(Path file) throws IOException, SQLException {
    try (Connection connection = database.getConnection();
        DatabaseImage image = DatabaseImage.of(connection)) {
      image.zip(file);
    }
  }

  private static void force(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /**
   * Removes the oldest. The new one stays, even if the clock has been set back and its name is the
   * oldest.
   */
  private void pruneBut(Path made) throws IOException {
    List<Path> others = all().stream().filter(file -> !file.equals(made)).toList();
    for (Path old : others.subList(0, Math.max(0, others.size() - (keep - 1)))) {
      Files.delete(old);
    }
  }

  private List<Path> list(String pattern) throws IOException {
    PathMatcher matcher = folder.getFileSystem().getPathMatcher("glob:" + pattern);
    try (Stream<Path> files = Files.list(folder)) {
      // The names are times, so their order is that of their creation.
      return files.filter(file -> matcher.matches(file.getFileName())).sorted().toList();
    }
  }
}
