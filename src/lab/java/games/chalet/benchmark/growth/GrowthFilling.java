package games.chalet.benchmark.growth;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Fills the database of a closed house by copying the matches that were played in it. The copies
 * are rows like theirs, with players, tables and times of their own; they are not played again, so
 * of most of them the first lines are enough.
 */
final class GrowthFilling implements AutoCloseable {

  /** So that the pages of a million matches' indexes, which are met at random, stay in memory. */
  private static final int CACHE_KIB = 1_000_000;

  /** Copied in one transaction. */
  private static final int AT_ONCE = 20_000;

  /** One match in so many was played by the guest who looks at their own. */
  private static final int OWN_ONCE_IN = 1000;

  private final Connection database;
  private final String observer;
  private final int lines;

  /**
   * Opens the database.
   *
   * @param data the folder of the house
   * @param observer the id of the guest who will look at their own matches
   * @param lines how many lines a match has that has not all of them
   */
  GrowthFilling(Path data, String observer, int lines) throws SQLException {
    database =
        DriverManager.getConnection(
            "jdbc:h2:file:" + data.resolve("chalet") + ";CACHE_SIZE=" + CACHE_KIB);
    this.observer = observer;
    this.lines = lines;
    database.setAutoCommit(false);
    try (Statement statement = database.createStatement()) {
      // What is remembered for the next size is not in any real house, so it must not be shown: ids
      // begin with "grown".
      statement.execute(
          """
          create local temporary table template as
            select rownum() - 1 n, id, serial from matches
            where ended_at is not null and id not like 'grown%'
          """);
    }
  }

  /** Guests with these numbers, who were never seen again. */
  void guests(int from, int until) throws SQLException {
    try (PreparedStatement insert =
        database.prepareStatement(
            """
            insert into player (id, name, token_hash, created_at, seen_at, connected)
              select 'grown' || x, 'Guest ' || x, rawtohex(hash('SHA-256', 'grown' || x)),
                     current_timestamp, (select max(minutes) from running_time), false
              from system_range(?, ?)
            """)) {
      for (int begin = from; begin < until; begin += AT_ONCE) {
        insert.setInt(1, begin);
        insert.setInt(2, Math.min(begin + AT_ONCE, until) - 1);
        insert.executeUpdate();
        database.commit();
      }
    }
  }

  /**
   * Finished matches with these numbers; every hundredth with all its lines.
   *
   * @param guests how many there are to have played them
   */
  void matches(int from, int until, int guests) throws SQLException {
    for (int begin = from; begin < until; begin += AT_ONCE) {
      matches(begin, Math.min(begin + AT_ONCE, until) - 1);
      archive(begin, Math.min(begin + AT_ONCE, until) - 1, guests);
      database.commit();
    }
  }

  private void matches(int first, int last) throws SQLException {
    copy(
        "matches",
        "id",
        Map.of(
            "id", "'grown' || x",
            "table_id", "'grown' || x",
            "started_at", "c.started_at - x * 60000",
            "ended_at", "c.ended_at - x * 60000"),
        first,
        last);
    try (Statement statement = database.createStatement()) {
      // Outer joins, so that each copy finds its template's lines by their index: else H2 looks for
      // all copies once for each line.
      statement.executeUpdate(
          """
          insert into match_lines
              (match_serial, number, at, kind, seat, about, word, action, command_id)
            select m.serial, l.number, l.at, l.kind, l.seat, l.about, l.word, l.action, l.command_id
            from system_range(%d, %d) r
              left join matches m on m.id = 'grown' || r.x
              left join template t on t.n = mod(r.x, (select count(*) from template))
              left join match_lines l on l.match_serial = t.serial
                and l.number <= case when mod(r.x, 100) = 0 then %d else %d end
            order by m.serial, l.number
          """
              .formatted(first, last, Integer.MAX_VALUE, lines));
    }
  }

  private void archive(int first, int last, int guests) throws SQLException {
    String player =
        "case when mod(x, %d) = 0 and c.seat = 0 then '%s' else 'grown' || mod(x * 31 + c.seat, %d) end"
            .formatted(OWN_ONCE_IN, observer, guests);
    copy(
        "archived_match",
        "id",
        Map.of(
            "id", "'grown' || x",
            "table_id", "'grown' || x",
            "started_at", "dateadd(minute, -x, c.started_at)",
            "ended_at", "dateadd(minute, -x, c.ended_at)",
            "is_public", "mod(x, 2) = 0"),
        first,
        last);
    copy(
        "archived_seat",
        "match_id",
        Map.of(
            "match_id",
            "'grown' || x",
            "player",
            player,
            "ended_at",
            "dateadd(minute, -x, c.ended_at)"),
        first,
        last);
    copy(
        "attempt",
        "match_id",
        Map.of(
            "match_id", "'grown' || x",
            "table_id", "'grown' || x",
            "seed_hash", "'grown' || x",
            "player", "'grown' || mod(x * 31, " + guests + ")",
            "started_at", "c.started_at - x * 60000",
            "ended_at", "c.ended_at - x * 60000",
            "returns", "mod(x * 7919, 1009) / 10.0",
            "ranked", "true"),
        first,
        last);
  }

  /** Copies what belongs to the match that is the template of each number {@code x}. */
  private void copy(String table, String match, Map<String, String> other, int first, int last)
      throws SQLException {
    List<String> columns = columns(table);
    String values =
        columns.stream()
            .map(column -> other.getOrDefault(column, "c." + column))
            .collect(Collectors.joining(", "));
    try (Statement statement = database.createStatement()) {
      statement.executeUpdate(
          """
          insert into %s (%s)
            select %s
            from system_range(%d, %d) r
              join template t on t.n = mod(r.x, (select count(*) from template))
              join %s c on c.%s = t.id
          """
              .formatted(table, String.join(", ", columns), values, first, last, table, match));
    }
  }

  /** All that do not number themselves. */
  private List<String> columns(String table) throws SQLException {
    List<String> columns = new ArrayList<>();
    try (PreparedStatement query =
        database.prepareStatement(
            """
            select lower(column_name) from information_schema.columns
            where lower(table_name) = ? and is_identity = 'NO' order by ordinal_position
            """)) {
      query.setString(1, table);
      try (ResultSet row = query.executeQuery()) {
        while (row.next()) {
          columns.add(row.getString(1));
        }
      }
    }
    return columns;
  }

  @Override
  public void close() throws SQLException {
    database.close();
  }
}
