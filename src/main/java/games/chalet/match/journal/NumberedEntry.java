package games.chalet.match.journal;

import games.chalet.match.ActedBy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One line of a journal.
 *
 * @param number counted from 1
 * @param at never before the line above it
 */
public record NumberedEntry(int number, Instant at, Entry entry) {

  /**
   * Returns the lines that remain in the end: without acts that were taken back, and without their
   * undo lines.
   */
  public static List<NumberedEntry> standing(List<NumberedEntry> lines) {
    Set<Integer> gone = new HashSet<>();
    for (NumberedEntry line : lines) {
      if (line.entry() instanceof Entry.Undo undo) {
        gone.add(undo.taken());
        gone.add(line.number());
      }
    }
    return lines.stream().filter(line -> !gone.contains(line.number())).toList();
  }

  /**
   * Returns the first lines of a match that continues from a position of another one: the acts that
   * remain there, marked as earlier ones.
   *
   * @param lines those of the other match
   * @param plies the number of its acts to take; fewer if it has fewer
   * @param at when the new match begins
   */
  public static List<NumberedEntry> earlier(List<NumberedEntry> lines, int plies, Instant at) {
    List<NumberedEntry> earlier = new ArrayList<>();
    for (NumberedEntry line : standing(lines)) {
      if (line.entry() instanceof Entry.Act act && earlier.size() < plies) {
        earlier.add(
            new NumberedEntry(
                earlier.size() + 1,
                at,
                new Entry.Act(act.seat(), act.action(), ActedBy.EARLIER, null)));
      }
    }
    return earlier;
  }
}
