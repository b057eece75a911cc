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
   * So much earlier than they are asked for matches may have ended by the clock of another node.
   */
  private static final Duration OVERLAP = Duration.ofMinutes(2);

  private static final int BATCH = 200;

  private final Matches matches;
  private final Clock clock;
  private final ProcessClock process;
  private Instant lookedUntil;
  private Instant lookedAt;

  /**
   * Nothing is known to be missed until now.
   *
   * @param clock by which matches are dated
   * @param process tells how long ago this was last asked, whichever way that clock has jumped
   */
  public MissedEnds(Matches matches, Clock clock, ProcessClock process) {
    this.matches = matches;
    this.clock = clock;
    this.process = process;
    this.lookedUntil = clock.instant();
    this.lookedAt = process.instant();
  }

  /**
   * Hands over all that ended since this was last asked, and what did shortly before. To be asked
   * by one thread.
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
      // Should a whole batch have ended in one moment, only a larger one gets past it.
      limit = last.equals(from) ? limit * 2 : BATCH;
      from = last;
    }
  }
}
