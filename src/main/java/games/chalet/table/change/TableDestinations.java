package games.chalet.table.change;

import games.chalet.table.model.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The destinations of the lobby and of tables. */
public final class TableDestinations {

  public static final String LOBBY = "/topic/lobby";

  private static final Pattern TABLE = Pattern.compile("/topic/table\\.([A-Za-z0-9]{1,40})");
  private static final Pattern PROGRAMS =
      Pattern.compile("/topic/table\\.([A-Za-z0-9]{1,40})\\.programs");
  private static final Pattern SNAPSHOT =
      Pattern.compile("/app/table\\.([A-Za-z0-9]{1,40})\\.snapshot");

  private static final Pattern SEAT =
      Pattern.compile("/topic/match\\.[A-Za-z0-9]{1,40}\\.seat\\.(0|[1-9][0-9]?)");
  private static final Pattern ACT = Pattern.compile("/app/match\\.([A-Za-z0-9]{1,40})\\.act");
  private static final Pattern MATCH_SNAPSHOT =
      Pattern.compile("/app/match\\.([A-Za-z0-9]{1,40})\\.snapshot");

  private TableDestinations() {}

  public static String table(String table) {
    return "/topic/table." + table;
  }

  /** Where a table speaks to the programs that play at it. */
  public static String programs(String table) {
    return table(table) + ".programs";
  }

  /** The topics on which a table and its match speak to those who do not play. */
  public static List<String> of(Table table) {
    List<String> topics = new ArrayList<>(List.of(table(table.id())));
    if (!table.people().programs().isEmpty()) {
      topics.add(programs(table.id()));
    }
    table.match().map(TableDestinations::spectators).ifPresent(topics::add);
    return topics;
  }

  /** Where those listen who watch a match without playing in it. */
  private static String spectators(String match) {
    return "/topic/match." + match + ".spectators";
  }

  /** The table whose topic this is; empty if it is no table's. */
  public static Optional<String> tableOf(String destination) {
    return idIn(TABLE.matcher(destination));
  }

  /** The table to whose programs this topic speaks; empty if it does to none's. */
  public static Optional<String> programsOf(String destination) {
    return idIn(PROGRAMS.matcher(destination));
  }

  /** The table whose snapshot is asked for there; empty if none is. */
  public static Optional<String> snapshotOf(String destination) {
    return idIn(SNAPSHOT.matcher(destination));
  }

  /** The seat of a match whose topic this is; empty if it is no seat's. */
  public static Optional<Integer> seatOf(String destination) {
    return idIn(SEAT.matcher(destination)).map(Integer::valueOf);
  }

  /** The match in which something is to be done there; empty if it is in none. */
  public static Optional<String> actIn(String destination) {
    return idIn(ACT.matcher(destination));
  }

  /** The match whose snapshot is asked for there; empty if none is. */
  public static Optional<String> matchSnapshotOf(String destination) {
    return idIn(MATCH_SNAPSHOT.matcher(destination));
  }

  private static Optional<String> idIn(Matcher matcher) {
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
