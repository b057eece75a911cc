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
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.springframework.util.FileSystemUtils;

/**
 * The folder of backups. Each is a zip of the whole database as it was at one instant after the
 * call ({@link DatabaseImage}): everything committed before the call is in it. It has the contents
 * only, and has been read to its end.
 *
 * <p>A file under its final name is complete: it is written in a folder of another name, forced to
 * the disk, and moved.
 */
final class Backups {

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("'chalet-'uuuu-MM-dd'T'HHmmss.SSS'Z.zip'")
          .withZone(ZoneOffset.UTC);
  private static final String COMPLETE = "chalet-*Z.zip";
  private static final String UNFINISHED = "*Z.zip" + DatabaseImage.UNFINISHED;
  private static final String DAMAGED = "chalet-*.damaged.mv.db";

  private final DataSource database;
  private final DatabaseCopy.Login login;
  private final Path folder;
  private final int keep;
  private final DiskSpace space;
  private final InstantSource clock;

  Backups(
      DataSource database,
      DatabaseCopy.Login login,
      Path folder,
      int keep,
      DiskSpace space,
      InstantSource clock) {
    this.space = space;
    this.database = database;
    this.login = login;
    this.folder = folder;
    this.keep = keep;
    this.clock = clock;
  }

  /**
   * Makes one and then removes the oldest beyond the number to keep. If that fails, nothing is
   * removed.
   *
   * @return the new file
   * @throws SkippedException if it would leave too little room on its disk, or the database's file
   *     is lost: its copy would push out a better one
   * @throws DamagedException if the copy could not be read to its end
   */
  synchronized Path make() throws IOException, SQLException {
    if (!space.hasFile()) {
      throw new SkippedException("the database file is not in its place");
    }
    Files.createDirectories(folder);
    for (Path abandoned : list(UNFINISHED)) {
      FileSystemUtils.deleteRecursively(abandoned);
    }
    requireRoom();
    Instant at = clock.instant();
    String name = NAME.format(at);
    Path unfinished = Files.createDirectory(folder.resolve(name + DatabaseImage.UNFINISHED));
    Path complete = folder.resolve(name);
    try {
      Path zip = unfinished.resolve(name);
      write(unfinished, zip, at);
      force(zip);
      Files.move(zip, complete, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      FileSystemUtils.deleteRecursively(unfinished);
    }
    pruneBut(complete);
    return complete;
  }

  /**
   * Copies the file, then compacts and checks the copy: the live file is held up by the copying
   * only.
   */
  private void write(Path unfinished, Path zip, Instant at) throws IOException, SQLException {
    DatabaseCopy copy = new DatabaseCopy(unfinished, login);
    long version;
    try (Connection connection = database.getConnection();
        DatabaseImage image = DatabaseImage.of(connection)) {
      image.copyTo(copy.file());
      version = image.version();
    }
    byte[] mark;
    try {
      copy.requireVersion(version);
      mark = copy.compact(at);
      copy.check();
    } catch (SQLException e) {
      throw new DamagedException(keepDamaged(copy.file(), unfinished), e);
    }
    copy.zip(zip, mark);
  }

  /** Keeps a copy for people to look at; only the newest, and only if there is room for it. */
  private Path keepDamaged(Path copy, Path unfinished) throws IOException {
    for (Path earlier : list(DAMAGED)) {
      Files.delete(earlier);
    }
    String name = unfinished.getFileName().toString().replace(".zip.unfinished", ".damaged.mv.db");
    Path kept = folder.resolve(name);
    if (space.leavesReserve(folder, 0)) {
      Files.move(copy, kept);
    }
    return kept;
  }

  /** Checks the free room for the copy, its compacted form and the zip. */
  private void requireRoom() throws IOException, SQLException {
    long bytes = bytesNeeded();
    if (!space.leavesReserve(folder, bytes)) {
      throw new SkippedException(
          "a backup may take %d MB, and its disk would not keep its reserve (CHALET_DISK_RESERVE)"
              .formatted(bytes >> 20));
    }
  }

  private long bytesNeeded() throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      long file = figure(statement, "FILE_SIZE");
      // Both are percentages, rounded down.
      long used = file * (figure(statement, "FILL_RATE") + 1) / 100;
      long contents = used * (figure(statement, "CHUNKS_FILL_RATE") + 1) / 100;
      return file + 2 * contents;
    }
  }

  /** Returns one of H2's figures; 0 for a database in memory. */
  private static long figure(Statement statement, String name) throws SQLException {
    try (ResultSet figure =
        statement.executeQuery(
            "select setting_value from information_schema.settings"
                + " where setting_name = 'info."
                + name
                + "'")) {
      return figure.next() ? figure.getLong(1) : 0;
    }
  }

  /** A backup was not made, for a reason that is no failure of its own. */
  static final class SkippedException extends IOException {

    private static final long serialVersionUID = 1L;

    SkippedException(String reason) {
      super(reason);
    }
  }

  /** A copy could not be read to its end: the database itself may be damaged. */
  static final class DamagedException extends IOException {

    private static final long serialVersionUID = 1L;

    DamagedException(Path copy, SQLException cause) {
      super("the copy cannot be read to its end; it is kept as " + copy, cause);
    }
  }

  /** Returns when a complete one was begun, by its name. */
  static Instant begun(Path complete) {
    return NAME.parse(complete.getFileName().toString(), Instant::from);
  }

  /** Returns the complete ones, oldest first. */
  List<Path> all() throws IOException {
    return Files.isDirectory(folder) ? list(COMPLETE) : List.of();
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
