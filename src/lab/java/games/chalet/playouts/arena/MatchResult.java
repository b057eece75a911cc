package games.chalet.playouts.arena;

import java.util.List;

/**
 * One line of the file of results.
 *
 * @param number of the match, from 1
 * @param reason why it ended
 * @param players what each came to, in the order in which the command named them
 */
record MatchResult(int number, String reason, List<Performance> players) {

  MatchResult {
    players = List.copyOf(players);
  }

  /**
   * The result of one player.
   *
   * @param share of the win: 1 alone, 1/2 with another; for one alone 1 if it was not lost
   * @param decisions how many choices it had
   * @param millis processor time of all of them
   * @param late how many took more than {@link Match#LATE}
   */
  record Performance(
      String name, double share, int points, int turns, int decisions, double millis, int late) {}
}
