package games.chalet.match.time;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * The time of one match, by which its journal is written: process time, moved by an offset. A match
 * that begins starts from its date, one that is read from the journal runs on from its last entry
 * where that is later than the time of this process. So a wall clock that jumps neither uses up a
 * turn nor stalls one. It stands while nobody is there for whom it should run.
 *
 * <p>Changed by the single writer of the match only; may be read by any thread.
 */
public final class MatchTime {

  private final InstantSource process;
  private final InstantSource wall;
  private volatile Instant since;
  private volatile Duration ahead = Duration.ZERO;

  /** Where it stands; null while it runs. */
  private volatile @Nullable Instant stopped;

  /**
   * Creates the time of a match whose journal has not been read yet.
   *
   * @param since the process time at which this process began to look after it
   */
  MatchTime(InstantSource process, InstantSource wall, Instant since) {
    this.process = process;
    this.wall = wall;
    this.since = since;
  }

  /** Starts the time of a match that begins now, with this date. */
  public void begin(Instant date) {
    since = process.instant();
    ahead = Duration.between(since, date);
  }

  /** Runs on from the last entry, if that is later than now. */
  public void runOnFrom(Instant lastEntry) {
    if (lastEntry.isAfter(now())) {
      stopped = stopped == null ? null : lastEntry;
      ahead = Duration.between(process.instant(), lastEntry);
    }
  }

  /** Returns the time of the match. */
  public Instant now() {
    Instant standing = stopped;
    return standing == null ? process.instant().plus(ahead) : standing;
  }

  /** Stops the time: nobody is there for whom it should run. */
  void stop() {
    if (stopped == null) {
      stopped = now();
    }
  }

  /** Lets the time run on from where it stands, as if this process took up the match now. */
  void resume() {
    Instant standing = stopped;
    if (standing != null) {
      since = process.instant();
      ahead = Duration.between(since, standing);
      stopped = null;
    }
  }

  boolean isStopped() {
    return stopped != null;
  }

  public Instant processNow() {
    return process.instant();
  }

  /** Returns the wall clock's time, for dates that people see. */
  public Instant date() {
    return wall.instant();
  }

  /** Returns the process time at which this process began to look after the match. */
  Instant since() {
    return since;
  }

  /** Returns the time of the match at a moment of process time. */
  Instant at(Instant processMoment) {
    return processMoment.plus(ahead);
  }

  /** Returns the process time at a moment of the match. */
  Instant processTimeAt(Instant moment) {
    return moment.minus(ahead);
  }
}
