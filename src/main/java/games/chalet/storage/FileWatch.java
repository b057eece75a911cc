package games.chalet.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.h2.command.CommandInterface;
import org.h2.mvstore.Chunk;
import org.h2.mvstore.MVStoreException;
import org.jspecify.annotations.Nullable;

/**
 * Finds out if the file that H2 has open is still the database: at its path and as H2 wrote it. The
 * operating system lets others delete, replace or overwrite an open file, and H2 would continue in
 * one that no later start can find.
 *
 * <p>While the file is lost H2 is read-only, so that no writer is missed. A look costs microseconds
 * and never opens the file ({@link H2File}). Overwritten is a file whose length, head or newest
 * chunk is not the one that H2 wrote; a change in the middle is not seen. Where files have no keys,
 * as on Windows, one that replaces another of the same length is not seen either.
 */
final class FileWatch {

  /** The states of the file. */
  enum State {
    /** At its path, as H2 wrote it. */
    PRESENT,
    /** There is no file at its path; H2 has it open. */
    GONE,
    /** Another file is at its path; H2 has the former one open. */
    REPLACED,
    /** Others have written into it, or cut it. For good: H2's pages in memory may not fit it. */
    OVERWRITTEN
  }

  private static final String HEAD = "H:2,";

  /** More than the beginning of a chunk's header, up to its version. */
  private static final int HEADER = 256;

  private final H2File h2;
  private final Path path;
  private final @Nullable Object key;
  private volatile State state = State.PRESENT;

  /**
   * Creates the watch of a file that is as H2 has opened it.
   *
   * @throws IOException if it is not there
   */
  FileWatch(H2File h2) throws IOException {
    this.h2 = h2;
    this.path = Path.of(h2.file().getFileName()).toAbsolutePath().normalize();
    this.key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
  }

  H2File h2() {
    return h2;
  }

  Path path() {
    return path;
  }

  /** Returns true if nothing that is written now would be found again. */
  boolean isLost() {
    return look() != State.PRESENT;
  }

  /** Looks at the file; H2 writes nothing more from the first look that finds it lost. */
  State look() {
    State now = now();
    if (now != state) {
      change(now);
    }
    return state;
  }

  private synchronized void change(State now) {
    if (state == State.OVERWRITTEN) {
      return;
    }
    h2.database().setReadOnly(now != State.PRESENT);
    if (now == State.OVERWRITTEN) {
      // What others have put there stays as it is, also when H2 closes.
      h2.database().setCompactMode(CommandInterface.SHUTDOWN_IMMEDIATELY);
    }
    state = now;
  }

  private State now() {
    if (state == State.OVERWRITTEN) {
      return state;
    }
    try {
      BasicFileAttributes seen = Files.readAttributes(path, BasicFileAttributes.class);
      if (!Objects.equals(key, seen.fileKey())) {
        return State.REPLACED;
      }
      return isWhole(seen) || isWholeAtRest() ? State.PRESENT : State.OVERWRITTEN;
    } catch (IOException e) {
      return State.GONE;
    } catch (MVStoreException closed) {
      return state;
    }
  }

  /** Looks again while nothing is written: H2 counts what it writes before it is in the file. */
  private boolean isWholeAtRest() throws IOException {
    return h2.whileNothingIsWritten(
        () -> isWhole(Files.readAttributes(path, BasicFileAttributes.class)));
  }

  private boolean isWhole(BasicFileAttributes seen) {
    try {
      return seen.size() == h2.file().size()
          && text(0).startsWith(HEAD)
          && isWritten(h2.newestChunk());
    } catch (MVStoreException e) {
      return false;
    }
  }

  private boolean isWritten(@Nullable Chunk<?> chunk) {
    if (chunk == null) {
      return true;
    }
    String header = text(chunk.block * H2File.BLOCK);
    return header.startsWith("chunk:" + Integer.toHexString(chunk.id) + ",")
        && header.contains(",version:" + Long.toHexString(chunk.version) + ",");
  }

  private String text(long at) {
    return new String(h2.read(at, HEADER), StandardCharsets.ISO_8859_1);
  }
}
