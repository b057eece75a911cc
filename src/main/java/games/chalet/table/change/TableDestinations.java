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
  private static final Pattern REACT = Pattern.compile("/app/table\\.([A-Za-z0-9]{1,40})\\.react");

  private static final Pattern SEAT =
      Pattern.compile("/topic/match\\.[A-Za-z0-9]{1,40}\\.seat\\.(0|[1-9][0-9]?)");
  private static final Pattern ACT = Pattern.compile("/app/match\\.([A-Za-z0-9]{1,40})\\.act");
  private static final Pattern MATCH_SNAPSHOT =
      Pattern.compile("/app/match\\.([A-Za-z0-9]{1,40})\\.snapshot");

  private TableDestinations() {}

  public static String table(String table) {
    return "/topic/table." + table;
  }

  public static String programs(String table) {
    return table(table) + ".programs";
  }

  /** Returns the topics of a table and its match for people who do not play. */
  public static List<String> of(Table table) {
    List<String> topics = new ArrayList<>(List.of(table(table.id())));
    if (!table.people().programs().isEmpty()) {
      topics.add(programs(table.id()));
    }
    table.match().map(TableDestinations::spectators).ifPresent(topics::add);
    return topics;
  }

  /** Returns the topic of spectators who watch a match without playing. */
  private static String spectators(String match) {
    return "/topic/match." + match + ".spectators";
  }

  /** Returns the table whose topic this is; empty if it is no table's. */
  public static Optional<String> tableOf(String destination) {
    return idIn(TABLE.matcher(destination));
  }

  /** Returns the table of this topic for programs; empty if it is none. */
  public static Optional<String> programsOf(String destination) {
    return idIn(PROGRAMS.matcher(destination));
  }

  /** Returns the table whose snapshot is requested there; empty if none is. */
  public static Optional<String> snapshotOf(String destination) {
    return idIn(SNAPSHOT.matcher(destination));
  }

  /** Returns the table to whose people a reaction is sent there; empty if none is. */
  public static Optional<String> reactionAt(String destination) {
    return idIn(REACT.matcher(destination));
  }

  /** Returns the seat of a match whose topic this is; empty if it is no seat's. */
  public static Optional<Integer> seatOf(String destination) {
    return idIn(SEAT.matcher(destination)).map(Integer::valueOf);
  }

  /**
   * Returns the match to which this destination sends an act; empty if it is another destination.
   */
  public static Optional<String> actIn(String destination) {
    return idIn(ACT.matcher(destination));
  }

  /** Returns the match whose snapshot is requested there; empty if none is. */
  public static Optional<String> matchSnapshotOf(String destination) {
    return idIn(MATCH_SNAPSHOT.matcher(destination));
  }

  private static Optional<String> idIn(Matcher matcher) {
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
