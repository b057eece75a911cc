package games.chalet.match.journal;

import java.time.Instant;
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

  /** What stands in the end: without what was taken back, and without the taking back. */
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
}
