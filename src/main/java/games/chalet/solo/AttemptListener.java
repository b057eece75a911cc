package games.chalet.solo;

import games.chalet.match.MatchEvent.MatchEnded;
import games.chalet.match.MatchEvent.MatchStarted;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.MissedEnds;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Updates attempts when their matches start and end; reconciles at startup. */
@Component
class AttemptListener {

  private static final Logger LOG = LoggerFactory.getLogger(AttemptListener.class);

  /** The time before the newest known end in which another may have been missed. */
  private static final Duration OVERLAP = Duration.ofDays(2);

  private final Matches matches;
  private final AttemptRepository attempts;
  private final AttemptResults results;
  private final PlayerLocks locks;

  AttemptListener(
      Matches matches, AttemptRepository attempts, AttemptResults results, PlayerLocks locks) {
    this.matches = matches;
    this.attempts = attempts;
    this.results = results;
    this.locks = locks;
  }

  @EventListener
  void started(MatchStarted event) {
    recordStart(event.match());
  }

  @EventListener
  void ended(MatchEnded event) {
    recordEnd(event.match());
  }

  /** Catches up on events that a crash cut off. */
  @EventListener(ApplicationReadyEvent.class)
  void reconcile() {
    matches.running().forEach(this::recordStart);
    Instant from = attempts.newestEnd().map(newest -> newest.minus(OVERLAP)).orElse(Instant.EPOCH);
    MissedEnds.since(matches, from, this::recordEnd);
    attempts.running().forEach(this::dropIfNeverBegun);
  }

  void recordStart(MatchSummary match) {
    recordOrLog(match, results::began);
  }

  void recordEnd(MatchSummary match) {
    recordOrLog(match, results::ended);
  }

  /**
   * Drops an attempt whose match never began, so that the player can begin again. It waits for a
   * player who is just beginning.
   */
  private void dropIfNeverBegun(Attempt attempt) {
    if (matches.find(attempt.match()).isPresent()) {
      return;
    }
    locks.run(
        attempt.player(),
        () -> {
          if (matches.find(attempt.match()).isEmpty()) {
            attempts.drop(attempt.match());
          }
        });
  }

  /**
   * Records a match. A failure is logged; it does not stop the server from starting or other
   * matches from being recorded.
   */
  private static void recordOrLog(MatchSummary match, Consumer<MatchSummary> write) {
    try {
      write.accept(match);
    } catch (RuntimeException e) {
      LOG.error("Failed to store the attempt of match {}", match.id(), e);
    }
  }
}
