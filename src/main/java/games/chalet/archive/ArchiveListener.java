package games.chalet.archive;

import games.chalet.match.MatchEnded;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.player.PlayerForgotten;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Archives matches when they end, and removes the names of players who are forgotten; reconciles at
 * startup.
 */
@Component
class ArchiveListener {

  private static final Logger LOG = LoggerFactory.getLogger(ArchiveListener.class);

  /** How far before the newest archived match one that ended may have been missed. */
  private static final Duration OVERLAP = Duration.ofDays(2);

  private static final int BATCH = 200;

  private final Matches matches;
  private final Archive archive;
  private final Replays replays;

  /** Whether what ended before the start has been made good. */
  private volatile boolean reconciled;

  /** Whether a match that ended could not be archived. */
  private volatile boolean missed;

  ArchiveListener(Matches matches, Archive archive, Replays replays) {
    this.matches = matches;
    this.archive = archive;
    this.replays = replays;
  }

  @EventListener
  void ended(MatchEnded event) {
    try {
      archive.add(event.match());
    } catch (RuntimeException e) {
      missed = true;
      throw e;
    }
  }

  /** Whether all matches that have ended are in the archive, as far as is known. */
  boolean isComplete() {
    return reconciled && !missed;
  }

  @EventListener
  void forgotten(PlayerForgotten event) {
    archive.forget(event.playerId());
    replays.clear();
  }

  /** Makes good what a crash cut off between the end of a match and its listeners. */
  @EventListener(ApplicationReadyEvent.class)
  void reconcile() {
    Instant from = archive.newest().map(newest -> newest.minus(OVERLAP)).orElse(Instant.EPOCH);
    int limit = BATCH;
    while (true) {
      List<MatchSummary> ended = matches.endedSince(from, limit);
      ended.forEach(this::addOrReport);
      if (ended.size() < limit) {
        reconciled = true;
        return;
      }
      Instant last = Objects.requireNonNull(ended.getLast().endedAt());
      // Should a whole batch have ended in one moment, only a larger one gets past it.
      limit = last.equals(from) ? limit * 2 : BATCH;
      from = last;
    }
  }

  /** One match that cannot be archived does not keep the server from starting. */
  private void addOrReport(MatchSummary match) {
    try {
      archive.add(match);
    } catch (RuntimeException e) {
      missed = true;
      LOG.error("Match {} could not be archived", match.id(), e);
    }
  }
}
