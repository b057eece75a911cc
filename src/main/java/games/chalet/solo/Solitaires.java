package games.chalet.solo;

import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.storage.DiskSpace;
import games.chalet.table.SoloTables;
import games.chalet.table.SoloTables.NewSoloMatch;
import games.chalet.web.Ids;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** A player's own matches for one: begins them with fresh cards, finds them, and ends them. */
@Component
class Solitaires {

  private final AttemptRepository attempts;
  private final AttemptResults results;
  private final Matches matches;
  private final SoloTables tables;
  private final PlayerLocks locks;
  private final DiskSpace space;

  Solitaires(
      AttemptRepository attempts,
      AttemptResults results,
      Matches matches,
      SoloTables tables,
      PlayerLocks locks,
      DiskSpace space) {
    this.attempts = attempts;
    this.results = results;
    this.matches = matches;
    this.tables = tables;
    this.locks = locks;
    this.space = space;
  }

  /**
   * Starts a match with new cards.
   *
   * @param giveUp true if the running match of this game may end for it; an attempt at a deal that
   *     counts never does
   */
  StartedMatch begin(
      String player, String game, JsonNode options, boolean giveUp, Optional<String> key) {
    space.requireForNew(); // Before any match is given up for it.
    return locks.with(
        player,
        () -> {
          results.catchUp(player);
          for (Attempt running : ofNoDeal(player, game)) {
            leaveBehind(running, giveUp);
          }
          MatchSummary match =
              tables.begin(
                  new NewSoloMatch(
                      player, game, options, Ids.random(), Optional.empty(), true, true),
                  key);
          results.began(match);
          return StartedMatch.of(match);
        });
  }

  private List<Attempt> ofNoDeal(String player, String game) {
    return attempts.running(player).stream()
        .filter(it -> it.setup().game().equals(game) && !isApart(it.purpose()))
        .toList();
  }

  /** Returns true for attempts that may run at the same time as a solitaire. */
  private static boolean isApart(Attempt.Purpose purpose) {
    return purpose == Attempt.Purpose.DEAL || purpose == Attempt.Purpose.CONTINUED;
  }

  /**
   * Ends a running match, or forgets an attempt whose match never began.
   *
   * @throws games.chalet.web.RefusedException if there is a match and it may not end for another
   */
  void leaveBehind(Attempt running, boolean giveUp) {
    Optional<MatchSummary> match = matches.find(running.match());
    if (match.isPresent() && !giveUp) {
      throw SoloRefusal.UNFINISHED.of().at(match.get().table());
    }
    match.ifPresentOrElse(this::end, () -> attempts.drop(running.match()));
  }

  /** Ends one's match without a result: a match for one, or against bots only. */
  void giveUp(String player, String matchId) {
    MatchSummary match = own(player, matchId);
    if (match.seats().stream().filter(seated -> seated.bot().isEmpty()).count() > 1) {
      throw SoloRefusal.NOT_SOLITAIRE.of();
    }
    if (match.status() == MatchStatus.OVER) {
      throw SoloRefusal.MATCH_OVER.of();
    }
    end(match);
  }

  private void end(MatchSummary match) {
    matches.giveUp(match.id());
    matches.find(match.id()).ifPresent(results::ended);
  }

  /** Returns a player's own finished match for one. */
  MatchSummary finishedForOne(String player, String matchId) {
    MatchSummary match = ownForOne(player, matchId);
    if (match.status() != MatchStatus.OVER) {
      throw SoloRefusal.NOT_OVER.of();
    }
    return match;
  }

  /** Returns a player's own match for one, over or not. */
  MatchSummary ownForOne(String player, String matchId) {
    MatchSummary match = own(player, matchId);
    if (!AttemptResults.isForOne(match)) {
      throw SoloRefusal.NOT_SOLITAIRE.of();
    }
    return match;
  }

  private MatchSummary own(String player, String matchId) {
    return matches
        .find(matchId)
        .filter(found -> found.seats().stream().anyMatch(it -> it.player().equals(player)))
        .orElseThrow(SoloRefusal.UNKNOWN_MATCH::of);
  }
}
