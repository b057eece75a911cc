package games.chalet.storage;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** What H2's error codes mean to the house. */
enum DatabaseFailure {
  /** It has closed itself, after an error on the disk; only another process opens it again. */
  CLOSED,
  /** Another process has it open. */
  LOCKED,
  /** What is in the file makes no sense. */
  BROKEN,
  /** The disk is full. */
  FULL,
  /** The file cannot be made, read or written. */
  DISK;

  private static final int DATABASE_IS_CLOSED = 90098;
  private static final int DATABASE_CALLED_AT_SHUTDOWN = 90121;
  private static final int DATABASE_ALREADY_OPEN = 90020;
  private static final int FILE_CORRUPTED = 90030;
  private static final int FILE_VERSION = 90048;
  private static final int FILE_CREATION_FAILED = 90062;
  private static final int IO_EXCEPTION = 90028;
  private static final int IO_EXCEPTION_WITH_FILE = 90031;

  /** What a file system says that has no room; the words are the operating system's. */
  private static final String NO_ROOM = "no space left";

  private static final int MOST_CAUSES = 50;

  /** Looks for it among the causes of an exception; empty if the database has no part in it. */
  static Optional<DatabaseFailure> of(Throwable thrown) {
    Optional<DatabaseFailure> found = Optional.empty();
    // A chain of causes is short; the bound is for one that bites its own tail.
    Throwable cause = thrown;
    for (int depth = 0; cause != null && depth < MOST_CAUSES; depth++) {
      if (cause instanceof IOException && saysNoRoom(cause)) {
        return Optional.of(FULL);
      }
      if (cause instanceof SQLException sql && found.isEmpty()) {
        found = of(sql.getErrorCode());
      }
      cause = cause.getCause();
    }
    return found;
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
