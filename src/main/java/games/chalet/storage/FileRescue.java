package games.chalet.storage;

import games.chalet.storage.FileWatch.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes a copy of a lost database file into the folder of backups, at once: the process holds the
 * last one. It is neither counted nor removed with the backups. An overwritten file cannot be
 * copied: H2 reads what the others have written.
 *
 * <p>Not thread-safe.
 */
final class FileRescue {

  private static final Logger LOG = LoggerFactory.getLogger(FileRescue.class);
  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("'rescued-'uuuu-MM-dd'T'HHmmss.SSS'Z.zip'")
          .withZone(ZoneOffset.UTC);
  private static final Duration TRY_EVERY = Duration.ofMinutes(1);

  private final FileWatch watch;
  private final DiskSpace space;
  private final Path folder;
  private final InstantSource clock;
  private State told = State.PRESENT;
  private @Nullable Path rescued;
  private String failure = "";
  private long triedAt;

  FileRescue(FileWatch watch, DiskSpace space, Path folder, InstantSource clock) {
    this.watch = watch;
    this.space = space;
    this.folder = folder.toAbsolutePath().normalize();
    this.clock = clock;
  }

  /** Looks at the file, copies it if it is lost, and logs a change. */
  void look() {
    State now = watch.look();
    boolean changed = now != told;
    told = now;
    if (now == State.PRESENT) {
      if (changed) {
        rescued = null;
        LOG.info("The database file {} is back, unchanged: writing continues", watch.path());
      }
    } else if (tries(now, changed) || changed) {
      LOG.error("{}", sentence());
    }
  }

  /** Logs at the end of the process once more which copy is left. */
  void end() {
    look();
    if (told != State.PRESENT) {
      LOG.error("Chalet ends without its database file. {}", sentence());
    }
  }

  /** Tries to write a copy, if there is none and it is time; returns true if there is one now. */
  private boolean tries(State now, boolean changed) {
    boolean due = changed || System.nanoTime() - triedAt > TRY_EVERY.toNanos();
    if (rescued != null || now == State.OVERWRITTEN || !due) {
      return false;
    }
    triedAt = System.nanoTime();
    try {
      rescued = write();
    } catch (IOException | RuntimeException e) {
      failure = DatabaseOpener.rootMessage(e);
    }
    return rescued != null;
  }

  private Path write() throws IOException {
    Files.createDirectories(folder);
    long bytes = watch.h2().file().size();
    if (!space.leavesMinimum(folder, bytes)) {
      throw new IOException("it may take " + (bytes >> 20) + " MB, and its disk has no room");
    }
    Path file = folder.resolve(NAME.format(clock.instant()));
    try (DatabaseImage image = DatabaseImage.of(watch.h2())) {
      image.zip(file);
    }
    return file;
  }

  private String sentence() {
    String found =
        switch (told) {
          case PRESENT -> "is in its place";
          case GONE -> "was deleted or moved, or its folder was, while Chalet runs";
          case REPLACED -> "was replaced by another file while Chalet runs";
          case OVERWRITTEN -> "was overwritten or cut by another program while Chalet runs";
        };
    return "The database file "
        + watch.path()
        + " "
        + found
        + ". Nothing is written any more. "
        + remedy();
  }

  private String remedy() {
    if (rescued != null && told != State.OVERWRITTEN) {
      return "All that was acknowledged is in "
          + rescued
          + ". Put the very file back, or stop Chalet and restore that copy as docs/backup.md says";
    }
    if (told == State.OVERWRITTEN) {
      return "Chalet has no copy of what it held. Stop Chalet, keep a copy of that file, and restore"
          + " the newest backup as docs/backup.md says";
    }
    return "It could not be copied to "
        + folder
        + " ("
        + failure
        + "). Chalet has the only copy: do not stop it, make that folder writable, and wait a minute";
  }
}
