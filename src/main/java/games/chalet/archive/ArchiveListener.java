package games.chalet.archive;

import games.chalet.match.MatchEvent.MatchEnded;
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
 * Archives finished matches whose rows were not written in the ending transaction ({@link
 * ArchiveRows}), and removes the names of players who are forgotten; reconciles at startup.
 */
@Component
class ArchiveListener {

  private static final Logger LOG = LoggerFactory.getLogger(ArchiveListener.class);

  /** The time before the newest archived match in which the end of another may have been missed. */
  private static final Duration OVERLAP = Duration.ofDays(2);

  private final Matches matches;
  private final Archive archive;
  private final Replays replays;

  /** True if the matches that ended before the start have been archived. */
  private volatile boolean reconciled;

  /** True if a match that ended could not be archived. */
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

  /** Returns true if all matches that have ended are in the archive, as far as is known. */
  boolean isComplete() {
    return reconciled && !missed;
  }

  @EventListener
  void forgotten(PlayerForgotten event) {
    archive.forget(event.playerId());
    replays.clear();
  }

  /** Completes the work that a crash cut off between the end of a match and its listeners. */
  @EventListener(ApplicationReadyEvent.class)
  void reconcile() {
    Instant from = archive.newest().map(newest -> newest.minus(OVERLAP)).orElse(Instant.EPOCH);
    MissedEnds.since(matches, from, this::addOrReport);
    reconciled = true;
  }

  /**
   * Archives a match. A failure is logged; it does not stop the server from starting or other
   * matches from being archived.
   */
  void addOrReport(MatchSummary match) {
    try {
      archive.add(match);
    } catch (RuntimeException e) {
      missed = true;
      LOG.error("Failed to archive match {}", match.id(), e);
    }
  }
}
