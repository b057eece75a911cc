package games.chalet.match.journal;

import games.chalet.match.ActedBy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One entry of a journal, with its number and time.
 *
 * @param number counted from 1
 * @param at never before that of the entry before it
 */
public record NumberedEntry(int number, Instant at, Entry entry) {

  /**
   * Returns the entries that remain in the end: without acts that were taken back, and without
   * their undo entries.
   */
  public static List<NumberedEntry> standing(List<NumberedEntry> entries) {
    Set<Integer> takenBack = new HashSet<>();
    for (NumberedEntry numbered : entries) {
      if (numbered.entry() instanceof Entry.Undo undo) {
        takenBack.add(undo.taken());
        takenBack.add(numbered.number());
      }
    }
    return entries.stream().filter(numbered -> !takenBack.contains(numbered.number())).toList();
  }

  /**
   * Returns the first entries of a match that continues from a position of another one: the acts
   * that remain there, marked as earlier ones.
   *
   * @param entries those of the other match
   * @param plies the number of its acts to take; fewer if it has fewer
   * @param at when the new match begins
   */
  public static List<NumberedEntry> earlier(List<NumberedEntry> entries, int plies, Instant at) {
    List<NumberedEntry> earlier = new ArrayList<>();
    for (NumberedEntry numbered : standing(entries)) {
      if (numbered.entry() instanceof Entry.Act act && earlier.size() < plies) {
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
