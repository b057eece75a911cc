package games.chalet.table.message;

import games.chalet.bots.Level;
import games.chalet.engine.OmittedIfEmpty;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The <i>evening</i> of {@code docs/protocol.md}: the results of the matches that were played out
 * at a table.
 *
 * @param matches the earliest first
 */
public record Evening(List<Played> matches) {

  public Evening {
    matches = List.copyOf(matches);
  }

  /**
   * One match.
   *
   * @param game the id of the game that was played
   * @param results in seat order
   */
  public record Played(String match, String game, Instant endedAt, List<Result> results) {

    public Played {
      results = List.copyOf(results);
    }
  }

  /**
   * The result of one seat.
   *
   * @param player the player's public id; of a bot, an id that no player has
   * @param name the present name of a player, else the name at the start of the match
   * @param bot the level of the bot that had the seat; empty for a person
   * @param points the game's own points
   * @param rank 1 for the best
   */
  public record Result(
      String player, String name, @OmittedIfEmpty Optional<Level> bot, int points, int rank) {}
}
