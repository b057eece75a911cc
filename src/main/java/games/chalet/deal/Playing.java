package games.chalet.deal;

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
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/**
 * Begins matches for one. An attempt at shared cards is noted before its match begins: whoever
 * comes back finds the one or begins the other, at whatever moment the house stood still.
 */
@Component
class Playing {

  private final GameCatalog games;
  private final Attempts attempts;
  private final Scores scores;
  private final Matches matches;
  private final SoloTables tables;
  private final PlayerLocks locks;
  private final DealClock clock;
  private final DiskSpace space;
  private final Json json;

  Playing(
      GameCatalog games,
      Attempts attempts,
      Scores scores,
      Matches matches,
      SoloTables tables,
      PlayerLocks locks,
      DealClock clock,
      DiskSpace space,
      Json json) {
    this.space = space;
    this.games = games;
    this.attempts = attempts;
    this.scores = scores;
    this.matches = matches;
    this.tables = tables;
    this.locks = locks;
    this.clock = clock;
    this.json = json;
  }

  /**
   * Deals cards of one's own.
   *
   * @param giveUp whether what is being played of this game ends for it; an attempt at a deal that
   *     counts never does
   */
  Started solitaire(
      String player, String game, JsonNode options, boolean giveUp, Optional<String> key) {
    space.requireForNew(); // Before anything is given up for it.
    return locks.with(
        player,
        () -> {
          scores.catchUp(player);
          for (Attempt running : ofNoDeal(player, game)) {
            leaveBehind(running, giveUp);
          }
          MatchSummary match =
              tables.begin(
                  new NewSoloMatch(player, game, options, Ids.random(), Optional.empty(), true),
                  key);
          scores.began(match);
          return Started.of(match);
        });
  }

  private List<Attempt> ofNoDeal(String player, String game) {
    return attempts.running(player).stream()
        .filter(it -> it.game().equals(game) && it.purpose() != Attempt.Purpose.DEAL)
        .toList();
  }

  private void leaveBehind(Attempt running, boolean giveUp) {
    Optional<MatchSummary> match = matches.find(running.match());
    if (match.isPresent() && !giveUp) {
      throw DealRefusals.unfinished(match.get().table());
    }
    match.ifPresentOrElse(this::end, () -> attempts.drop(running.match()));
  }

  /** Ends one's match without a result. */
  void giveUp(String player, String matchId) {
    MatchSummary match = ownForOne(player, matchId);
    if (match.status() == MatchStatus.OVER) {
      throw DealRefusals.matchOver();
    }
    end(match);
  }

  private void end(MatchSummary match) {
    matches.giveUp(match.id());
    matches.find(match.id()).ifPresent(scores::ended);
  }

  /** The cards of one's own finished match once more; never counted. */
  Started again(String player, String matchId, Optional<String> key) {
    MatchSummary match = finishedForOne(player, matchId);
    Cards cards = Cards.of(match);
    requireItsRules(cards);
    return locks.with(
        player,
        () -> {
          scores.catchUp(player);
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
  Started play(String player, Deal deal, boolean again, Optional<String> key) {
    Cards cards = Cards.of(deal);
    requireItsRules(cards);
    return locks.with(
        player,
        () -> {
          scores.catchUp(player);
          return running(player, cards)
              .map(attempt -> comeBack(attempt, cards, key))
              .orElseGet(() -> begin(player, cards, purpose(player, deal, again), key));
        });
  }

  private Attempt.Purpose purpose(String player, Deal deal, boolean again) {
    boolean hasPlayed = attempts.counted(player, deal.seed().hash()).isPresent();
    if (hasPlayed && !again) {
      throw DealRefusals.alreadyPlayed();
    }
    return hasPlayed || !deal.countsAt(clock.now()) ? Attempt.Purpose.AGAIN : Attempt.Purpose.DEAL;
  }

  /** Somebody would rather see a challenge than play it: that was their attempt. */
  void waive(String player, Deal deal) {
    if (deal.kind() != Deal.Kind.CHALLENGE) {
      throw DealRefusals.notChallenge();
    }
    space.requireForNew();
    Cards cards = Cards.of(deal);
    locks.with(
        player,
        () -> {
          scores.catchUp(player);
          running(player, cards).ifPresent(attempt -> leaveBehind(attempt, false));
          return attempts.add(
              attempt(Ids.random(), player, cards, Attempt.Purpose.DEAL, Attempt.Status.WAIVED));
        });
  }

  /** One's own finished match for one. */
  MatchSummary finishedForOne(String player, String matchId) {
    MatchSummary match = ownForOne(player, matchId);
    if (match.status() != MatchStatus.OVER) {
      throw DealRefusals.notOver();
    }
    return match;
  }

  /** One's own match for one, over or not. */
  MatchSummary ownForOne(String player, String matchId) {
    MatchSummary match =
        matches
            .find(matchId)
            .filter(found -> found.seats().stream().anyMatch(it -> it.player().equals(player)))
            .orElseThrow(DealRefusals::unknownMatch);
    if (!Scores.isForOne(match)) {
      throw DealRefusals.notSolitaire();
    }
    return match;
  }

  /** Under other rules than those for which it was dealt a deal would be another match. */
  void requireItsRules(Cards cards) {
    if (games.find(cards.game(), cards.rulesVersion()).isEmpty()) {
      throw DealRefusals.rulesChanged();
    }
  }

  private Optional<Attempt> running(String player, Cards cards) {
    return attempts.running(player).stream()
        .filter(attempt -> attempt.seedHash().equals(cards.seed().hash()))
        .findFirst();
  }

  private Started begin(String player, Cards cards, Attempt.Purpose purpose, Optional<String> key) {
    space.requireForNew();
    Attempt attempt = attempt(Ids.random(), player, cards, purpose, Attempt.Status.PLAYING);
    if (!attempts.add(attempt)) {
      throw DealRefusals.alreadyPlayed();
    }
    return begin(attempt, cards, key);
  }

  private Started comeBack(Attempt attempt, Cards cards, Optional<String> key) {
    return matches
        .find(attempt.match())
        .map(Started::of)
        .orElseGet(() -> begin(attempt, cards, key));
  }

  private Started begin(Attempt attempt, Cards cards, Optional<String> key) {
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
      return Started.of(match);
    } catch (RuntimeException e) {
      if (matches.find(attempt.match()).isEmpty()) {
        attempts.drop(attempt.match());
      }
      throw e;
    }
  }

  private Attempt attempt(
      String match, String player, Cards cards, Attempt.Purpose purpose, Attempt.Status status) {
    boolean waived = status == Attempt.Status.WAIVED;
    return new Attempt(
        match,
        cards.seed().hash(),
        cards.game(),
        json.text(cards.options()),
        player,
        purpose,
        status,
        null,
        clock.now(),
        waived ? clock.now() : null,
        null,
        false);
  }
}
