package games.chalet.archive;

import java.time.Instant;
import java.util.Comparator;

/**
 * A player's matches with one other person.
 *
 * @param player the id of the other person
 * @param played the number of matches that both played to the end
 * @param ahead in how many of them the player had the better place
 * @param behind in how many the other person had it
 * @param match the last of them
 * @param endedAt when that one ended
 */
record Meeting(String player, int played, int ahead, int behind, String match, Instant endedAt) {

  /** Orders those who were met most first, then those who were met last. */
  static final Comparator<Meeting> MOST_FIRST =
      Comparator.comparingInt(Meeting::played)
          .thenComparing(Meeting::endedAt)
          .reversed()
          .thenComparing(Meeting::player);

  /** Returns the sum of both, as of the later. */
  Meeting and(Meeting later) {
    return new Meeting(
        player,
        played + later.played,
        ahead + later.ahead,
        behind + later.behind,
        later.match,
        later.endedAt);
  }
}
