package games.chalet.solo;

import games.chalet.engine.Outcome;
import games.chalet.json.Json;
import games.chalet.match.ActedBy;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.player.Players;
import java.time.Instant;
import java.util.Objects;
import org.springframework.stereotype.Component;

/** Stores beginnings and results of matches for one. Idempotent. */
@Component
class AttemptResults {

  private final AttemptRepository attempts;
  private final DealRepository deals;
  private final Matches matches;
  private final Players players;
  private final Json json;

  AttemptResults(
      AttemptRepository attempts,
      DealRepository deals,
      Matches matches,
      Players players,
      Json json) {
    this.attempts = attempts;
    this.deals = deals;
    this.matches = matches;
    this.players = players;
    this.json = json;
  }

  static boolean isForOne(MatchSummary match) {
    return match.seats().size() == 1 && match.seats().getFirst().bot().isEmpty();
  }

  /** Stores the beginning of a match without an attempt: a player has started it at a table. */
  void began(MatchSummary match) {
    if (isForOne(match) && attempts.findById(match.id()).isEmpty()) {
      attempts.add(
          new Attempt(
              match.id(),
              match.seats().getFirst().player(),
              match.continues().isPresent() ? Attempt.Purpose.CONTINUED : Attempt.Purpose.SOLITAIRE,
              new Attempt.Setup(match.seedHash(), match.game(), json.text(match.options())),
              Attempt.Progress.running(match.table(), match.startedAt())));
    }
  }

  void ended(MatchSummary match) {
    if (!isForOne(match)) {
      return;
    }
    began(match);
    attempts.findById(match.id()).filter(Attempt::isRunning).ifPresent(it -> ended(it, match));
  }

  /** Updates what a player is playing, in case an event is still on its way. */
  void catchUp(String player) {
    matches.awaitListeners();
    attempts.running(player).forEach(this::catchUp);
  }

  private void catchUp(Attempt attempt) {
    matches
        .find(attempt.match())
        .filter(match -> match.status() == MatchStatus.OVER)
        .ifPresent(match -> ended(attempt, match));
  }

  private void ended(Attempt attempt, MatchSummary match) {
    Instant at = Objects.requireNonNull(match.endedAt());
    Outcome outcome = Objects.requireNonNull(match.outcome());
    if (outcome.results().isEmpty()) {
      attempts.ended(attempt.match(), Attempt.Status.GAVE_UP, at, null, null, null, false);
    } else {
      attempts.ended(
          attempt.match(),
          Attempt.Status.OVER,
          at,
          outcome,
          match.ending().orElse(null),
          outcome.results().getFirst().returns(),
          isInTime(attempt, at) && isOwnWork(attempt));
    }
  }

  private boolean isInTime(Attempt attempt, Instant end) {
    return attempt.purpose().counts()
        && deals.findBySeedHash(attempt.seedHash()).filter(deal -> !deal.countsAt(end)).isEmpty();
  }

  /**
   * Returns true if the player made all moves, without hints: not if the game itself played for a
   * player who had to leave or is forgotten.
   */
  private boolean isOwnWork(Attempt attempt) {
    return players.find(attempt.player()).isPresent()
        && matches
            .recorded(attempt.match())
            .filter(
                record ->
                    record.plies().stream()
                        .allMatch(ply -> ply.by() == ActedBy.PERSON && ply.hinted().isEmpty()))
            .isPresent();
  }
}
