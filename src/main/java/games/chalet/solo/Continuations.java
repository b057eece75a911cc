package games.chalet.solo;

import games.chalet.engine.Seat;
import games.chalet.match.Beginning;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.storage.DiskSpace;
import games.chalet.table.SoloTables;
import games.chalet.table.SoloTables.MatchPlayedOn;
import games.chalet.table.SoloTables.NewSoloMatch;
import games.chalet.web.Ids;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Continues finished matches from one of their plies: alone if they are for one, else against bots.
 * The results count for nothing.
 */
@Component
class Continuations {

  private final Matches matches;
  private final SoloTables tables;
  private final AttemptRepository attempts;
  private final AttemptResults results;
  private final Solitaires solitaires;
  private final PlayerLocks locks;
  private final DiskSpace space;

  Continuations(
      Matches matches,
      SoloTables tables,
      AttemptRepository attempts,
      AttemptResults results,
      Solitaires solitaires,
      PlayerLocks locks,
      DiskSpace space) {
    this.matches = matches;
    this.tables = tables;
    this.attempts = attempts;
    this.results = results;
    this.solitaires = solitaires;
    this.locks = locks;
    this.space = space;
  }

  /**
   * The wishes of a player.
   *
   * @param seat the wanted seat; empty: the previous one, else one whose action is due
   * @param level the level of the bots
   */
  record Wish(Optional<Integer> seat, String level) {}

  /**
   * Continues from there.
   *
   * @param from its cards are open to the player
   * @param key for the table, where one has to be opened
   */
  StartedMatch begin(String player, ContinuedFrom from, Wish wish, Optional<String> key) {
    space.requireForNew();
    Beginning beginning = matches.beginning(from);
    int seat = wish.seat().orElseGet(() -> usualSeat(player, beginning));
    if (seat < 0 || seat >= beginning.players().size()) {
      throw SoloRefusal.UNKNOWN_SEAT.of();
    }
    return StartedMatch.of(
        beginning.players().size() == 1
            ? alone(player, beginning, key)
            : tables.playOn(
                new MatchPlayedOn(player, new Seat(seat), wish.level(), beginning), key));
  }

  private static int usualSeat(String player, Beginning beginning) {
    int own = beginning.players().indexOf(player);
    return own >= 0 ? own : beginning.awaited().getFirst().index();
  }

  /** Continues alone. A player has one such match of a game: the previous one ends. */
  private MatchSummary alone(String player, Beginning beginning, Optional<String> key) {
    return locks.with(
        player,
        () -> {
          results.catchUp(player);
          attempts.running(player).stream()
              .filter(running -> running.purpose() == Attempt.Purpose.CONTINUED)
              .filter(running -> running.setup().game().equals(beginning.game().id()))
              .forEach(running -> solitaires.leaveBehind(running, true));
          MatchSummary match =
              tables.begin(
                  new NewSoloMatch(
                      player,
                      beginning.game().id(),
                      beginning.game().options(),
                      Ids.random(),
                      Optional.of(beginning.cards()),
                      false,
                      true),
                  key);
          results.began(match);
          return match;
        });
  }
}
