package games.chalet.archive;

import java.util.List;
import java.util.Optional;

/**
 * A player's results, for that player only, as {@code docs/protocol.md} has it.
 *
 * @param met the persons met most
 * @param newestOnly the number of newest matches from which they are counted; empty if all are
 */
record StatisticsMessage(List<Tally> games, List<Met> met, Optional<Integer> newestOnly) {

  StatisticsMessage {
    games = List.copyOf(games);
    met = List.copyOf(met);
  }

  /**
   * A person whom the player has met.
   *
   * @param name the name in the last match of both
   * @param played the number of matches that both played to the end
   * @param ahead in how many of them the player had the better place
   * @param behind in how many the other person had it
   * @param match the last of them
   */
  record Met(String name, int played, int ahead, int behind, String match) {}
}
