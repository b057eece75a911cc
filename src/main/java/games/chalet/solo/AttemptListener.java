package games.chalet.solo;

import games.chalet.match.MatchEnded;
import games.chalet.match.MatchStarted;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
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

  /** How far before the newest end that is known one may have been missed. */
  private static final Duration OVERLAP = Duration.ofDays(2);

  private static final int BATCH = 200;

  private final Matches matches;
  private final Attempts attempts;
  private final AttemptResults results;
  private final PlayerLocks locks;

  AttemptListener(Matches matches, Attempts attempts, AttemptResults results, PlayerLocks locks) {
    this.matches = matches;
    this.attempts = attempts;
    this.results = results;
    this.locks = locks;
  }

  @EventListener
  void on(MatchStarted event) {
    orReport(event.match(), results::began);
  }

  @EventListener
  void on(MatchEnded event) {
    orReport(event.match(), results::ended);
  }

  /** Makes good what a crash cut off. */
  @EventListener(ApplicationReadyEvent.class)
  void makeGood() {
    matches.running().forEach(match -> orReport(match, results::began));
    makeGoodTheEnds();
    attempts.running().forEach(this::dropIfNeverBegun);
  }

  private void makeGoodTheEnds() {
    Instant from = attempts.newestEnd().map(newest -> newest.minus(OVERLAP)).orElse(Instant.EPOCH);
    int limit = BATCH;
    while (true) {
      List<MatchSummary> ended = matches.endedSince(from, limit);
      ended.forEach(match -> orReport(match, results::ended));
      if (ended.size() < limit) {
        return;
      }
      Instant last = Objects.requireNonNull(ended.getLast().endedAt());
      // Should a whole batch have ended in one moment, only a larger one gets past it.
      limit = last.equals(from) ? limit * 2 : BATCH;
      from = last;
    }
  }

  /** Whoever comes back may begin anew; who is just beginning is waited for. */
  private void dropIfNeverBegun(Attempt attempt) {
    locks.with(
        attempt.player(),
        () -> {
          if (matches.find(attempt.match()).isEmpty()) {
            attempts.drop(attempt.match());
          }
          return attempt;
        });
  }

  /**
   * One match that cannot be noted keeps neither the server from starting nor others from being
   * noted.
   */
  private static void orReport(MatchSummary match, Consumer<MatchSummary> note) {
    try {
      note.accept(match);
    } catch (RuntimeException e) {
      LOG.error("Match {} could not be noted", match.id(), e);
    }
  }
}
