package games.chalet.archive;

import games.chalet.match.MatchEnded;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.MissedEnds;
import games.chalet.player.PlayerForgotten;
import java.time.Duration;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Sees to it that matches are archived when they end, where that was not done with their end
 * ({@link ArchiveRows}), and removes the names of players who are forgotten; reconciles at startup.
 */
@Component
class ArchiveListener {

  private static final Logger LOG = LoggerFactory.getLogger(ArchiveListener.class);

  /** How far before the newest archived match one that ended may have been missed. */
  private static final Duration OVERLAP = Duration.ofDays(2);

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
      archive.confirm(event.match());
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
    MissedEnds.since(matches, from, this::addOrReport);
    reconciled = true;
  }

  /** One match that cannot be archived keeps neither the server from starting nor others out. */
  void addOrReport(MatchSummary match) {
    try {
      archive.add(match);
    } catch (RuntimeException e) {
      missed = true;
      LOG.error("Failed to archive match {}", match.id(), e);
    }
  }
}
