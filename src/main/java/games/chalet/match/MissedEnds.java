package games.chalet.match;

import games.chalet.web.ProcessClock;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Goes through matches that have ended, for listeners that may have missed some: at the start, and
 * in a cluster again and again, since a node may die between an end and its listeners.
 */
public final class MissedEnds {

  /**
   * The overlap of two queries: by the clock of another node, a match may have ended this much
   * earlier.
   */
  private static final Duration OVERLAP = Duration.ofMinutes(2);

  private static final int BATCH = 200;

  private final Matches matches;
  private final Clock clock;
  private final ProcessClock process;
  private Instant lookedUntil;
  private Instant lookedAt;

  /**
   * Starts from now: no end has been missed yet.
   *
   * @param clock by which matches are dated
   * @param process measures the time since the last call, even if that clock has jumped
   */
  public MissedEnds(Matches matches, Clock clock, ProcessClock process) {
    this.matches = matches;
    this.clock = clock;
    this.process = process;
    this.lookedUntil = clock.instant();
    this.lookedAt = process.instant();
  }

  /**
   * Hands over all matches that ended since the last call, and those that ended shortly before it.
   * Call from one thread.
   */
  public void again(Consumer<MatchSummary> note) {
    Instant now = clock.instant();
    Instant processNow = process.instant();
    Instant asLongAgo = now.minus(Duration.between(lookedAt, processNow));
    since(
        matches, (asLongAgo.isBefore(lookedUntil) ? asLongAgo : lookedUntil).minus(OVERLAP), note);
    lookedUntil = now;
    lookedAt = processNow;
  }

  /** Hands over all that ended at or after a moment, the earliest end first, some of them twice. */
  public static void since(Matches matches, Instant moment, Consumer<MatchSummary> note) {
    Instant from = moment;
    int limit = BATCH;
    while (true) {
      List<MatchSummary> ended = matches.endedSince(from, limit);
      ended.forEach(note);
      if (ended.size() < limit) {
        return;
      }
      Instant last = Objects.requireNonNull(ended.getLast().endedAt());
      // If a whole batch ended at one moment, only a larger one gets past it.
      limit = last.equals(from) ? limit * 2 : BATCH;
      from = last;
    }
  }
}
