package games.chalet.storage;

import games.chalet.web.logs.DatabaseOutage;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;

/** The meaning of H2's error codes. */
enum DatabaseFailure {
  /**
   * The database has closed itself, after an error on the disk; only another process opens it
   * again.
   */
  CLOSED,
  /** Another process has it open. */
  LOCKED,
  /** The content of the file is not valid. */
  BROKEN,
  /** The disk is full. */
  FULL,
  /** The file cannot be created, read or written. */
  DISK;

  private static final int DATABASE_IS_CLOSED = 90098;
  private static final int DATABASE_CALLED_AT_SHUTDOWN = 90121;
  private static final int DATABASE_ALREADY_OPEN = 90020;
  private static final int FILE_CORRUPTED = 90030;
  private static final int FILE_VERSION = 90048;
  private static final int FILE_CREATION_FAILED = 90062;
  private static final int IO_EXCEPTION = 90028;
  private static final int IO_EXCEPTION_WITH_FILE = 90031;

  /** The message of a file system without room; the words are the operating system's. */
  private static final String NO_ROOM = "no space left";

  /**
   * Searches the causes of an exception; empty if the database has no part in it. A full disk has
   * priority over the failures that followed from it.
   */
  static Optional<DatabaseFailure> of(Throwable thrown) {
    List<Throwable> causes = DatabaseOutage.parts(thrown);
    if (causes.stream().anyMatch(cause -> cause instanceof IOException && saysNoRoom(cause))) {
      return Optional.of(FULL);
    }
    if (causes.stream().anyMatch(DatabaseFailure::saysBroken)) {
      return Optional.of(BROKEN);
    }
    return causes.stream().flatMap(cause -> code(cause).stream()).findFirst();
  }

  /** Returns true if the database has closed itself, for whatever reason. */
  static boolean hasClosed(Throwable thrown) {
    return DatabaseOutage.parts(thrown).stream()
        .anyMatch(cause -> code(cause).equals(Optional.of(CLOSED)));
  }

  private static Optional<DatabaseFailure> code(Throwable thrown) {
    return thrown instanceof SQLException sql ? of(sql.getErrorCode()) : Optional.empty();
  }

  /** Returns true for damage that H2 has met after it had opened the file. */
  private static boolean saysBroken(Throwable e) {
    return e instanceof MVStoreException store
        && (store.getErrorCode() == DataUtils.ERROR_FILE_CORRUPT
            || store.getErrorCode() == DataUtils.ERROR_CHUNK_NOT_FOUND);
  }

  private static boolean saysNoRoom(Throwable e) {
    return Objects.toString(e.getMessage(), "").toLowerCase(Locale.ROOT).contains(NO_ROOM);
  }

  private static Optional<DatabaseFailure> of(int code) {
    return switch (code) {
      case DATABASE_IS_CLOSED, DATABASE_CALLED_AT_SHUTDOWN -> Optional.of(CLOSED);
      case DATABASE_ALREADY_OPEN -> Optional.of(LOCKED);
      case FILE_CORRUPTED, FILE_VERSION -> Optional.of(BROKEN);
      case FILE_CREATION_FAILED, IO_EXCEPTION, IO_EXCEPTION_WITH_FILE -> Optional.of(DISK);
      default -> Optional.empty();
    };
  }
}
