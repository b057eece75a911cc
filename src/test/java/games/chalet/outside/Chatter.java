package games.chalet.outside;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** Somebody who talks at a table and remembers what the server has taken. */
final class Chatter {

  private final PlayedTable table;
  private final List<String> taken = new ArrayList<>();
  private int said;

  Chatter(PlayedTable table) {
    this.table = table;
  }

  /** Says one line; false if it was not taken. */
  synchronized boolean say() {
    String line = "line " + said++;
    try {
      table.say(0, line);
    } catch (UncheckedIOException | Browser.TurnedAway e) {
      return false;
    }
    taken.add(line);
    return true;
  }

  /** Returns the faults of the chat as the table shows it now. */
  synchronized List<String> complaints(JsonNode shownTable) {
    List<String> complaints = new ArrayList<>();
    Set<String> shown = new TreeSet<>();
    for (JsonNode line : shownTable.path("chat")) {
      if (!shown.add(line.path("text").asString())) {
        complaints.add("chat line shown twice: " + line);
      }
    }
    // A table shows only the end of a long talk.
    List<String> recent = taken.subList(Math.max(0, taken.size() - 20), taken.size());
    for (String line : recent) {
      if (!shown.contains(line)) {
        complaints.add("chat line lost: " + line);
      }
    }
    return complaints;
  }
}
