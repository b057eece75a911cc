package games.chalet.storage;

import games.chalet.web.RefusedException;
import games.chalet.web.problems.CommonRefusal;
import java.io.File;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.util.unit.DataSize;

/**
 * The room that is left on the disk of the data folder, and if the database's file is in its place.
 * Code that would make the database grow asks first; each call looks again, which costs
 * microseconds.
 */
public final class DiskSpace {

  /** The kinds of writes for which there is room. */
  public enum State {
    /** Room for everything. */
    PLENTY,
    /** Room only for what is running already: the reserve is being used up. */
    LOW,
    /** No room. */
    FULL,
    /** The database's file is not in its place any more, see {@link FileWatch}. */
    LOST
  }

  private static final Logger LOG = LoggerFactory.getLogger(DiskSpace.class);

  /**
   * The hysteresis: a state is left when there is a sixteenth more room than it needs, so that the
   * log does not fill up.
   */
  private static final int HYSTERESIS = 16;

  private final BooleanSupplier lost;
  private final LongSupplier usable;
  private final long reserve;
  private final long minimum;
  private final AtomicReference<State> state = new AtomicReference<>(State.PLENTY);

  /** Creates the space of a disk whose file is never lost. */
  public DiskSpace(LongSupplier usable, DataSize reserve, DataSize minimum) {
    this(() -> false, usable, reserve, minimum);
  }

  /**
   * Creates the space of a disk.
   *
   * @param lost returns true if the database's file is lost
   * @param usable returns the bytes that are free
   * @param reserve with less free nothing new is accepted
   * @param minimum with less free nothing is written
   */
  public DiskSpace(BooleanSupplier lost, LongSupplier usable, DataSize reserve, DataSize minimum) {
    this.lost = lost;
    this.usable = usable;
    this.reserve = reserve.toBytes();
    this.minimum = minimum.toBytes();
  }

  /**
   * Requires room for a new thing that stays: a guest, a table, a match, a deal.
   *
   * @throws RefusedException {@code no-room}, 503, if the reserve has been reached; {@code
   *     database-lost}, 503, if the file is lost
   */
  public void requireForNew() {
    switch (look()) {
      case PLENTY -> {}
      case LOW, FULL -> throw StorageRefusal.NEARLY_FULL.of();
      case LOST -> throw CommonRefusal.DATABASE_LOST.of();
    }
  }

  /**
   * Requires room to write anything at all: a move, a chat line.
   *
   * @throws RefusedException {@code no-room}, 503, if even the minimum has been reached; {@code
   *     database-lost}, 503, if the file is lost
   */
  public void requireForWriting() {
    switch (look()) {
      case PLENTY, LOW -> {}
      case FULL -> throw StorageRefusal.FULL.of();
      case LOST -> throw CommonRefusal.DATABASE_LOST.of();
    }
  }

  /** Returns false if the database's file is lost. */
  public boolean hasFile() {
    return !lost.getAsBoolean();
  }

  /**
   * Returns true if so many bytes can be written into a folder, on whatever disk it lies, and the
   * reserve is still free there.
   */
  public boolean leavesReserve(Path folder, long bytes) {
    return leaves(reserve, folder, bytes);
  }

  /** Returns true if the minimum is still free then: for what is worth the reserve. */
  boolean leavesMinimum(Path folder, long bytes) {
    return leaves(minimum, folder, bytes);
  }

  private static boolean leaves(long free, Path folder, long bytes) {
    return free == 0 || new Disk(folder).getAsLong() - bytes >= free;
  }

  /** Checks the file and the disk, and logs a change of the disk. */
  State look() {
    if (!hasFile()) {
      return State.LOST;
    }
    long left = usable.getAsLong();
    State before = state.get();
    State now = stateWith(left, before);
    if (now != before && state.compareAndSet(before, now)) {
      report(now, left);
    }
    return now;
  }

  private State stateWith(long left, State before) {
    if (left < threshold(minimum, before == State.FULL)) {
      return State.FULL;
    }
    return left < threshold(reserve, before != State.PLENTY) ? State.LOW : State.PLENTY;
  }

  private static long threshold(long bytes, boolean leaving) {
    return leaving ? bytes + bytes / HYSTERESIS : bytes;
  }

  private void report(State now, long left) {
    long megabytes = left >> 20;
    switch (now) {
      case PLENTY -> LOG.info("The disk has room again: {} MB are free", megabytes);
      case LOW ->
          LOG.warn(
              "The disk is nearly full, {} MB are free: matches go on, but no new guests, tables,"
                  + " matches and backups before {} MB are free (CHALET_DISK_RESERVE)",
              megabytes,
              threshold(reserve, true) >> 20);
      case FULL ->
          LOG.error(
              "The disk is full, {} MB are free: nothing is written before {} MB are free"
                  + " (CHALET_DISK_MINIMUM)",
              megabytes,
              threshold(minimum, true) >> 20);
      case LOST -> {} // Not of the disk.
    }
  }

  /**
   * The bytes that are free for this process on the disk of a folder. For a folder that does not
   * exist yet: on the disk where it would be created.
   */
  static final class Disk implements LongSupplier {

    private final File folder;

    Disk(Path folder) {
      this.folder = folder.toAbsolutePath().normalize().toFile();
    }

    @Override
    public long getAsLong() {
      File there = folder;
      while (!there.exists() && there.getParentFile() != null) {
        there = there.getParentFile();
      }
      return there.getUsableSpace();
    }
  }
}
