package games.chalet.storage;

import games.chalet.storage.MarkFile.Moved;
import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Compares the database with the file of its last mark before anything is written: an older one,
 * another one, an empty or a missing one ends the start with a sentence, and stays as it is. A
 * database that is ahead of the file is right, and so is a backup.
 */
final class StartCheck {

  private static final Logger LOG = LoggerFactory.getLogger(StartCheck.class);

  /** A copy in which a version is searched, so that the database stays as it is. */
  private static final String SEARCHED = "chalet.search.mv.db";

  /** The most versions that are read to their end, from the newest on. */
  private static final int MOST_VERSIONS = 20;

  private final Path folder;
  private final DatabaseFile database;
  private final Optional<NewestBackup> backup;

  StartCheck(Path folder, String user, String password, Optional<NewestBackup> backup) {
    this.folder = folder.toAbsolutePath().normalize();
    this.database = new DatabaseFile(this.folder.resolve(DataFolder.DATABASE), user, password);
    this.backup = backup;
  }

  /**
   * Checks the database.
   *
   * @return true if there is none, as at a first start
   * @throws StartFailedException if the server must not start on it
   */
  boolean run() {
    try {
      Files.deleteIfExists(folder.resolve(SEARCHED));
      Optional<MarkFile> last = MarkFile.read(folder);
      if (!Files.exists(database.path()) || Files.size(database.path()) == 0) {
        refuseWithout(last);
        return true;
      }
      if (last.isPresent()) {
        check(last.get());
      } else {
        checkWithoutFile();
      }
      return false;
    } catch (IOException e) {
      throw DatabaseOpener.failure(
          DatabaseFailure.of(e).orElse(DatabaseFailure.DISK), path(), backup, e);
    }
  }

  /** Refuses a folder without a database, or with an empty file, in which there was one. */
  private void refuseWithout(Optional<MarkFile> last) {
    if (last.isPresent()) {
      refuseIfMoved(last.get());
      boolean isThere = Files.exists(database.path());
      throw absent(last.get(), isThere ? "is empty" : "is missing");
    }
  }

  private void checkWithoutFile() {
    try (Connection connection = database.open()) {
      refuseOtherVersions(connection);
    } catch (SQLException e) {
      throw unreadable(e);
    }
    LOG.info(
        "Found the database {} without the file {}, which is written now",
        path(),
        MarkFile.in(folder));
  }

  private void check(MarkFile last) throws IOException {
    Optional<StartFailedException> refusal;
    try {
      refusal = compare(last);
    } catch (SQLException e) {
      refuseIfMoved(last);
      if (DatabaseFailure.of(e).orElse(DatabaseFailure.BROKEN) != DatabaseFailure.BROKEN) {
        throw unreadable(e);
      }
      refusal = Optional.of(unreadable(e));
    }
    if (refusal.isPresent() && !find(last)) {
      throw refusal.get();
    }
  }

  /**
   * Compares the database with its last mark.
   *
   * @return the refusal of an older one, unless another version in its file has the mark
   */
  private Optional<StartFailedException> compare(MarkFile last) throws IOException, SQLException {
    try (Connection connection = database.open()) {
      refuseOtherVersions(connection);
      DatabaseState state = DatabaseState.of(connection);
      @Nullable DatabaseMark newest = state.newest();
      if (newest != null && newest.isCopy() && !hasMoved(newest, last)) {
        accept(state, newest);
        return Optional.empty();
      }
      refuseIfMoved(last);
      if (state.installation() == null) {
        return Optional.of(absent(last, "is empty"));
      }
      if (!state.installation().equals(last.installation())) {
        throw other(last, state);
      }
      return isRight(connection, state, last) ? Optional.empty() : Optional.of(older(last, state));
    }
  }

  /** Returns true for a backup that was moved to a PostgreSQL before a server started on it. */
  private static boolean hasMoved(DatabaseMark copy, MarkFile last) {
    return last.moved() != null && copy.isSameAs(last.mark());
  }

  /** Returns true if the database has the mark, or only marks that are later. */
  private static boolean isRight(Connection connection, DatabaseState state, MarkFile last)
      throws SQLException {
    @Nullable DatabaseMark oldest = state.oldest();
    return oldest != null
        && (oldest.number() > last.mark().number() || DatabaseState.has(connection, last.mark()));
  }

  /**
   * Takes a backup that was put in place of the database. It is forced to the disk before the file
   * names it, so that a kill or a power cut leaves a folder that is right, too.
   */
  private void accept(DatabaseState state, DatabaseMark copy) throws IOException {
    try (FileChannel channel = FileChannel.open(database.path(), StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    String installation = String.valueOf(state.installation());
    new MarkFile(installation, copy, null).write(folder);
    LOG.info("The database {} is the backup of {}", path(), copy.at());
  }

  /**
   * Looks for the mark in the whole file, as after a power cut.
   *
   * @return true if it was found; then that version is the database
   */
  private boolean find(MarkFile last) throws IOException {
    DatabaseFile copy = database.at(folder.resolve(SEARCHED));
    LOG.warn("Searching {} for its newest complete version", path());
    try {
      Files.copy(database.path(), copy.path(), StandardCopyOption.REPLACE_EXISTING);
      VersionSearch search = new VersionSearch(copy.path());
      for (int version = 0; version < MOST_VERSIONS && search.next(); version++) {
        if (!isRight(copy, last)) {
          continue;
        }
        Files.move(copy.path(), database.path(), StandardCopyOption.ATOMIC_MOVE);
        MarkFile.forceNames(folder);
        LOG.warn("Found it: {} continues with all that had reached the disk", path());
        return true;
      }
      return false;
    } finally {
      Files.deleteIfExists(copy.path());
    }
  }

  /** Returns true if it has the mark and can be read to its end. */
  private static boolean isRight(DatabaseFile copy, MarkFile last) {
    try (Connection connection = copy.open()) {
      DatabaseState state = DatabaseState.of(connection);
      if (!last.installation().equals(state.installation()) || !isRight(connection, state, last)) {
        return false;
      }
      DatabaseFile.readAll(connection);
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  /** Refuses before anything else is read: tables may have other columns. */
  private void refuseOtherVersions(Connection connection) throws SQLException {
    KnownVersion.check(
        "The database " + path(), "a folder of its own in CHALET_DATA_FOLDER", connection);
  }

  private void refuseIfMoved(MarkFile last) {
    Moved moved = last.moved();
    if (moved != null) {
      throw new StartFailedException(
          "The database has moved to %s at %s; %s is as it was then."
              .formatted(moved.url(), moved.at(), path()),
          "Set CHALET_DATABASE_URL, its user and password, as docs/postgresql.md says. To go back"
              + " to the file, without what was written since, remove "
              + MarkFile.in(folder)
              + " and start again.",
          null);
    }
  }

  private StartFailedException absent(MarkFile last, String what) {
    return new StartFailedException(
        "The database %s %s, but there was one as of %s.".formatted(path(), what, last.mark().at()),
        "Put it back, or restore a backup as docs/backup.md says"
            + newest()
            + ". To begin with a new database, remove "
            + MarkFile.in(folder)
            + " and start again. The folder is the one that CHALET_DATA_FOLDER names.",
        null);
  }

  private StartFailedException other(MarkFile last, DatabaseState state) {
    return new StartFailedException(
        "The database %s is of another installation (%s, as of %s) than the last one here (%s, as of %s)."
            .formatted(
                path(), state.installation(), state.asOf(), last.installation(), last.mark().at()),
        "Put the right one back, or look at CHALET_DATA_FOLDER. If this one is right, remove "
            + MarkFile.in(folder)
            + " and start again.",
        null);
  }

  private StartFailedException older(MarkFile last, DatabaseState state) {
    return new StartFailedException(
        "The database %s is as of %s, which is older than the last one here, as of %s."
            .formatted(path(), state.asOf(), last.mark().at()),
        "Put the newer one back, or restore a backup as docs/backup.md says"
            + newest()
            + ". If the older one is right, remove "
            + MarkFile.in(folder)
            + " and start again. The folder is the one that CHALET_DATA_FOLDER names.",
        null);
  }

  private String newest() {
    return backup.map(it -> " (the newest is " + it + ")").orElse("");
  }

  private StartFailedException unreadable(SQLException e) {
    return DatabaseOpener.unusable(path(), backup, e);
  }

  private String path() {
    return database.path().toString();
  }
}
