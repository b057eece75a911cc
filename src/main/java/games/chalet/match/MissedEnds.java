package games.chalet.match;

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
  private Instant lookedUntil;

  /** Nothing is known to be missed until now. */
  public MissedEnds(Matches matches, Clock clock) {
    this.matches = matches;
    this.clock = clock;
    this.lookedUntil = clock.instant();
  }

  /**
   * Hands over all that ended since this was last asked, and what did shortly before. To be asked
   * by one thread.
   */
  public void again(Consumer<MatchSummary> note) {
    Instant now = clock.instant();
    since(matches, lookedUntil.minus(OVERLAP), note);
    lookedUntil = now;
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
