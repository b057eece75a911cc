package games.chalet.solo;

import games.chalet.json.Json;
import games.chalet.match.KnownCards;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.DiskSpace;
import games.chalet.table.NewSoloMatch;
import games.chalet.table.SoloTables;
import games.chalet.web.Ids;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/**
 * Starts matches for one. An attempt at shared cards is stored before its match is started: after a
 * crash between the two the next request resumes the match if it exists, else starts it.
 */
@Component
class SoloMatches {

  private final GameCatalog games;
  private final Attempts attempts;
  private final AttemptResults results;
  private final Matches matches;
  private final SoloTables tables;
  private final PlayerLocks locks;
  private final Clock clock;
  private final DiskSpace space;
  private final Json json;

  SoloMatches(
      GameCatalog games,
      Attempts attempts,
      AttemptResults results,
      Matches matches,
      SoloTables tables,
      PlayerLocks locks,
      Clock clock,
      DiskSpace space,
      Json json) {
    this.space = space;
    this.games = games;
    this.attempts = attempts;
    this.results = results;
    this.matches = matches;
    this.tables = tables;
    this.locks = locks;
    this.clock = clock;
    this.json = json;
  }

  /**
   * Starts a match with cards that nobody has seen.
   *
   * @param giveUp whether what is being played of this game ends for it; an attempt at a deal that
   *     counts never does
   */
  StartedMatch solitaire(
      String player, String game, JsonNode options, boolean giveUp, Optional<String> key) {
    space.requireForNew(); // Before anything is given up for it.
    return locks.with(
        player,
        () -> {
          results.catchUp(player);
          for (Attempt running : ofNoDeal(player, game)) {
            leaveBehind(running, giveUp);
          }
          MatchSummary match =
              tables.begin(
                  new NewSoloMatch(player, game, options, Ids.random(), Optional.empty(), true),
                  key);
          results.began(match);
          return StartedMatch.of(match);
        });
  }

  private List<Attempt> ofNoDeal(String player, String game) {
    return attempts.running(player).stream()
        .filter(it -> it.played().game().equals(game) && it.purpose() != Attempt.Purpose.DEAL)
        .toList();
  }

  private void leaveBehind(Attempt running, boolean giveUp) {
    Optional<MatchSummary> match = matches.find(running.match());
    if (match.isPresent() && !giveUp) {
      throw SoloRefusals.unfinished(match.get().table());
    }
    match.ifPresentOrElse(this::end, () -> attempts.drop(running.match()));
  }

  /** Ends one's match without a result. */
  void giveUp(String player, String matchId) {
    MatchSummary match = ownForOne(player, matchId);
    if (match.status() == MatchStatus.OVER) {
      throw SoloRefusals.matchOver();
    }
    end(match);
  }

  private void end(MatchSummary match) {
    matches.giveUp(match.id());
    matches.find(match.id()).ifPresent(results::ended);
  }

  /** The cards of one's own finished match once more; never counted. */
  StartedMatch again(String player, String matchId, Optional<String> key) {
    MatchSummary match = finishedForOne(player, matchId);
    DealtCards cards = DealtCards.of(match);
    requireItsRules(cards);
    return locks.with(
        player,
        () -> {
          results.catchUp(player);
          return running(player, cards)
              .map(attempt -> comeBack(attempt, cards, key))
              .orElseGet(() -> begin(player, cards, Attempt.Purpose.AGAIN, key));
        });
  }

  /**
   * Plays a deal: the first attempt is the one that counts, and whoever is in the middle of one
   * comes back to it.
   *
   * @param again whether another is wanted that does not count
   */
  StartedMatch play(String player, Deal deal, boolean again, Optional<String> key) {
    DealtCards cards = DealtCards.of(deal);
    requireItsRules(cards);
    return locks.with(
        player,
        () -> {
          results.catchUp(player);
          return running(player, cards)
              .map(attempt -> comeBack(attempt, cards, key))
              .orElseGet(() -> begin(player, cards, purpose(player, deal, again), key));
        });
  }

  private Attempt.Purpose purpose(String player, Deal deal, boolean again) {
    boolean hasPlayed = attempts.counted(player, deal.seed().hash()).isPresent();
    if (hasPlayed && !again) {
      throw SoloRefusals.alreadyPlayed();
    }
    return hasPlayed || !deal.countsAt(clock.instant())
        ? Attempt.Purpose.AGAIN
        : Attempt.Purpose.DEAL;
  }

  /** Somebody would rather see a challenge than play it: that was their attempt. */
  void waive(String player, Deal deal) {
    if (deal.kind() != Deal.Kind.CHALLENGE) {
      throw SoloRefusals.notChallenge();
    }
    space.requireForNew();
    DealtCards cards = DealtCards.of(deal);
    locks.with(
        player,
        () -> {
          results.catchUp(player);
          running(player, cards).ifPresent(attempt -> leaveBehind(attempt, false));
          return attempts.add(
              attempt(
                  player, cards, Attempt.Purpose.DEAL, Attempt.Progress.waived(clock.instant())));
        });
  }

  /** One's own finished match for one. */
  MatchSummary finishedForOne(String player, String matchId) {
    MatchSummary match = ownForOne(player, matchId);
    if (match.status() != MatchStatus.OVER) {
      throw SoloRefusals.notOver();
    }
    return match;
  }

  /** One's own match for one, over or not. */
  MatchSummary ownForOne(String player, String matchId) {
    MatchSummary match =
        matches
            .find(matchId)
            .filter(found -> found.seats().stream().anyMatch(it -> it.player().equals(player)))
            .orElseThrow(SoloRefusals::unknownMatch);
    if (!AttemptResults.isForOne(match)) {
      throw SoloRefusals.notSolitaire();
    }
    return match;
  }

  /** Under other rules than those for which it was dealt a deal would be another match. */
  void requireItsRules(DealtCards cards) {
    if (games.find(cards.game(), cards.rulesVersion()).isEmpty()) {
      throw SoloRefusals.rulesChanged();
    }
  }

  private Optional<Attempt> running(String player, DealtCards cards) {
    return attempts.running(player).stream()
        .filter(attempt -> attempt.seedHash().equals(cards.seed().hash()))
        .findFirst();
  }

  private StartedMatch begin(
      String player, DealtCards cards, Attempt.Purpose purpose, Optional<String> key) {
    space.requireForNew();
    Attempt attempt =
        attempt(player, cards, purpose, Attempt.Progress.running(null, clock.instant()));
    if (!attempts.add(attempt)) {
      throw SoloRefusals.alreadyPlayed();
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
                  false),
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
        new Attempt.Played(cards.seed().hash(), cards.game(), json.text(cards.options())),
        progress);
  }
}
