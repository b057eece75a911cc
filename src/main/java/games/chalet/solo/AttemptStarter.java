package games.chalet.solo;

import games.chalet.json.Json;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.NewMatch.KnownCards;
import games.chalet.storage.DiskSpace;
import games.chalet.table.SoloTables;
import games.chalet.table.SoloTables.NewSoloMatch;
import games.chalet.web.Ids;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/**
 * Starts attempts at shared cards. An attempt is stored before its match is started: after a crash
 * between the two the next request resumes the match if it exists, else starts it.
 */
@Component
class AttemptStarter {

  private final AttemptRepository attempts;
  private final Matches matches;
  private final SoloTables tables;
  private final Clock clock;
  private final DiskSpace space;
  private final Json json;

  AttemptStarter(
      AttemptRepository attempts,
      Matches matches,
      SoloTables tables,
      Clock clock,
      DiskSpace space,
      Json json) {
    this.attempts = attempts;
    this.matches = matches;
    this.tables = tables;
    this.clock = clock;
    this.space = space;
    this.json = json;
  }

  /**
   * Returns the player's running match at these cards, else a new one.
   *
   * @param purpose called for a new one only
   * @param key for the table, where one has to be opened
   */
  StartedMatch resumeOrBegin(
      String player, DealtCards cards, Supplier<Attempt.Purpose> purpose, Optional<String> key) {
    return running(player, cards)
        .map(attempt -> comeBack(attempt, cards, key))
        .orElseGet(() -> begin(player, cards, purpose.get(), key));
  }

  /** Stores an attempt that counts and is over before it began, unless there is one that counts. */
  void waive(String player, DealtCards cards) {
    attempts.add(
        attempt(player, cards, Attempt.Purpose.DEAL, Attempt.Progress.waived(clock.instant())));
  }

  /** Returns the player's running attempt at these cards. */
  Optional<Attempt> running(String player, DealtCards cards) {
    return attempts.running(player).stream()
        .filter(attempt -> attempt.isAt(cards.seed().hash()))
        .findFirst();
  }

  private StartedMatch begin(
      String player, DealtCards cards, Attempt.Purpose purpose, Optional<String> key) {
    space.requireForNew();
    Attempt attempt =
        attempt(player, cards, purpose, Attempt.Progress.running(null, clock.instant()));
    if (!attempts.add(attempt)) {
      throw SoloRefusal.ALREADY_PLAYED.of();
    }
    return begin(attempt, cards, key);
  }

  private StartedMatch comeBack(Attempt attempt, DealtCards cards, Optional<String> key) {
    return matches
        .find(attempt.match())
        .map(StartedMatch::of)
        .orElseGet(() -> begin(attempt, cards, key));
  }

  private StartedMatch begin(Attempt attempt, DealtCards cards, Optional<String> key) {
    try {
      MatchSummary match =
          tables.begin(
              new NewSoloMatch(
                  attempt.player(),
                  cards.game(),
                  cards.options(),
                  attempt.match(),
                  Optional.of(new KnownCards(cards.seed(), cards.rulesVersion())),
                  false,
                  attempt.purpose() != Attempt.Purpose.DEAL),
              key);
      attempts.began(match.id(), match.table());
      return StartedMatch.of(match);
    } catch (RuntimeException e) {
      if (matches.find(attempt.match()).isEmpty()) {
        attempts.drop(attempt.match());
      }
      throw e;
    }
  }

  private Attempt attempt(
      String player, DealtCards cards, Attempt.Purpose purpose, Attempt.Progress progress) {
    return new Attempt(
        Ids.random(),
        player,
        purpose,
        new Attempt.Setup(cards.seed().hash(), cards.game(), json.text(cards.options())),
        progress);
  }
}
