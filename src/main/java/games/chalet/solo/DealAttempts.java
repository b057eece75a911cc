package games.chalet.solo;

import games.chalet.match.MatchSummary;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.DiskSpace;
import java.time.Clock;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Matches for one with cards that were dealt before, and the rules for which of them count. */
@Component
class DealAttempts {

  private final GameCatalog games;
  private final AttemptRepository attempts;
  private final AttemptResults results;
  private final AttemptStarter starter;
  private final Solitaires solitaires;
  private final PlayerLocks locks;
  private final Clock clock;
  private final DiskSpace space;

  DealAttempts(
      GameCatalog games,
      AttemptRepository attempts,
      AttemptResults results,
      AttemptStarter starter,
      Solitaires solitaires,
      PlayerLocks locks,
      Clock clock,
      DiskSpace space) {
    this.games = games;
    this.attempts = attempts;
    this.results = results;
    this.starter = starter;
    this.solitaires = solitaires;
    this.locks = locks;
    this.clock = clock;
    this.space = space;
  }

  /** Deals the cards of one's own finished match once more; never counted. */
  StartedMatch again(String player, String matchId, Optional<String> key) {
    MatchSummary match = solitaires.finishedForOne(player, matchId);
    DealtCards cards = DealtCards.of(match);
    cards.requireRules(games);
    return locks.with(
        player,
        () -> {
          results.catchUp(player);
          return starter.resumeOrBegin(player, cards, () -> Attempt.Purpose.AGAIN, key);
        });
  }

  /**
   * Plays a deal: the first attempt is the one that counts, and a player with a running one comes
   * back to it.
   *
   * @param again true if another is wanted that does not count
   */
  StartedMatch play(String player, Deal deal, boolean again, Optional<String> key) {
    DealtCards cards = DealtCards.of(deal);
    cards.requireRules(games);
    return locks.with(
        player,
        () -> {
          results.catchUp(player);
          return starter.resumeOrBegin(player, cards, () -> purpose(player, deal, again), key);
        });
  }

  private Attempt.Purpose purpose(String player, Deal deal, boolean again) {
    boolean hasPlayed = attempts.counted(player, deal.seed().hash()).isPresent();
    if (hasPlayed && !again) {
      throw SoloRefusal.ALREADY_PLAYED.of();
    }
    return hasPlayed || !deal.countsAt(clock.instant())
        ? Attempt.Purpose.AGAIN
        : Attempt.Purpose.DEAL;
  }

  /**
   * Waives a challenge: the player would rather see it than play it, and that was their attempt.
   */
  void waive(String player, Deal deal) {
    if (deal.kind() != Deal.Kind.CHALLENGE) {
      throw SoloRefusal.NOT_CHALLENGE.of();
    }
    space.requireForNew();
    DealtCards cards = DealtCards.of(deal);
    locks.run(
        player,
        () -> {
          results.catchUp(player);
          starter
              .running(player, cards)
              .ifPresent(attempt -> solitaires.leaveBehind(attempt, false));
          starter.waive(player, cards);
        });
  }
}
