package games.chalet.table.persistence;

import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import games.chalet.table.model.Occupants;
import games.chalet.table.model.Requests;
import games.chalet.table.model.SeatRange;
import games.chalet.table.model.Settings;
import games.chalet.table.model.Table;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The rows of the tables. Call in a transaction. */
@Component
class TableRows {

  private final JdbcClient jdbc;
  private final OccupantRows occupants;
  private final RequestRows requests;

  TableRows(JdbcClient jdbc, OccupantRows occupants, RequestRows requests) {
    this.jdbc = jdbc;
    this.occupants = occupants;
    this.requests = requests;
  }

  /**
   * Returns tables with the people at them.
   *
   * @param which a condition and an order, from {@code where} on; the table is {@code t}
   */
  List<Table> find(String which, Map<String, ?> parameters) {
    List<Table.Row> rows =
        jdbc.sql("select t.* from game_table t " + which)
            .params(parameters)
            .query((row, number) -> table(row))
            .list();
    if (rows.isEmpty()) {
      return List.of();
    }
    List<String> ids = rows.stream().map(row -> row.kind().id()).toList();
    Map<String, Occupants> people = occupants.at(ids);
    Map<String, Requests> asked = requests.at(ids);
    return rows.stream()
        .map(
            row ->
                new Table(
                    row,
                    Objects.requireNonNull(people.get(row.kind().id())),
                    Objects.requireNonNull(asked.get(row.kind().id()))))
        .toList();
  }

  /** Returns the version of a table on disk; empty if there is none. */
  Optional<Long> version(String table) {
    return jdbc.sql("select version from game_table where id = ?")
        .param(table)
        .query(Long.class)
        .optional();
  }

  void insert(Table table) {
    // Hibernate once counted in "lock"; today the version counts.
    jdbc.sql(
            """
            insert into game_table
              (version, game, host, code, status, match_id, touched_at, options, first_seat,
               turn_clock, window_lengths, is_public, spectators, bot_pace, hints, fewest_seats,
               most_seats, opened_after, id, lock)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
            """)
        .params(columns(table.row(), table.id()))
        .update();
    occupants.insert(table.id(), table.people());
  }

  /**
   * Writes the changes of a table.
   *
   * @param before the table as it was read
   * @param inTransaction of any transaction
   * @throws OptimisticLockingFailureException if another writer has changed it since then
   */
  void update(Table before, Table after, JdbcOperations inTransaction) {
    int updated =
        JdbcClient.create(inTransaction)
            .sql(
                """
                update game_table
                set version = ?, game = ?, host = ?, code = ?, status = ?, match_id = ?,
                  touched_at = ?, options = ?, first_seat = ?, turn_clock = ?,
                  window_lengths = ?, is_public = ?, spectators = ?, bot_pace = ?, hints = ?,
                  fewest_seats = ?, most_seats = ?, opened_after = ?
                where id = ? and version = ?
                """)
            .params(columns(after.row(), after.id(), before.version()))
            .update();
    if (updated == 0) {
      throw new OptimisticLockingFailureException(
          "Table " + after.id() + " was changed concurrently");
    }
    occupants.update(after.id(), before.people(), after.people(), inTransaction);
    requests.update(
        after.id(), before.requests().stored(), after.requests().stored(), inTransaction);
  }

  /**
   * Returns true if a table is on disk as it was read, and no transaction is writing it: then none
   * can before this one ends. Never waits.
   */
  boolean isFree(Table read, JdbcOperations inTransaction) {
    return JdbcClient.create(inTransaction)
        .sql("select id from game_table where id = ? and version = ? for update skip locked")
        .params(read.id(), read.version())
        .query(String.class)
        .optional()
        .isPresent();
  }

  /**
   * Writes that a match is over, unless a player has left during it or no player has a seat: then
   * more follows than a few columns. Never waits.
   */
  void endAtOnce(String table, String match, Instant at, JdbcOperations inTransaction) {
    JdbcClient client = JdbcClient.create(inTransaction);
    boolean isFree =
        client
            .sql(
                """
                select id from game_table where id = ? and match_id = ? and status = 'PLAYING'
                for update skip locked
                """)
            .params(table, match)
            .query(String.class)
            .optional()
            .isPresent();
    if (isFree && end(table, at, client)) {
      occupants.nobodyReady(table, client);
    }
  }

  private static boolean end(String table, Instant at, JdbcClient inTransaction) {
    return inTransaction
            .sql(
                """
                update game_table set status = 'OVER', version = version + 1, touched_at = :at
                where id = :table
                  and exists
                    (select 1 from table_chair where table_id = :table and player is not null)
                  and not exists
                    (select 1 from table_chair where table_id = :table and has_left = true)
                """)
            .param("table", table)
            .param("at", at.atOffset(ZoneOffset.UTC))
            .update()
        == 1;
  }

  void delete(String table) {
    occupants.delete(table);
    jdbc.sql("delete from game_table where id = ?").param(table).update();
  }

  private static List<@Nullable Object> columns(Table.Row row, @Nullable Object... more) {
    Settings settings = row.settings();
    SeatRange range = row.kind().seatRange();
    List<@Nullable Object> columns =
        new ArrayList<>(
            Arrays.<@Nullable Object>asList(
                row.version(),
                row.kind().game(),
                row.host(),
                row.code(),
                row.round().status().name(),
                row.round().match(),
                row.touchedAt().atOffset(ZoneOffset.UTC),
                settings.options(),
                settings.firstSeat(),
                settings.turnClock().name(),
                settings.windows(),
                settings.isPublic(),
                settings.spectators(),
                settings.botPace().name(),
                settings.hints(),
                range == null ? null : range.fewest(),
                range == null ? null : range.most(),
                row.round().openedAfter()));
    columns.addAll(Arrays.asList(more));
    return columns;
  }

  private static @Nullable SeatRange seatRange(ResultSet row) throws SQLException {
    Integer most = row.getObject("most_seats", Integer.class);
    return most == null ? null : new SeatRange(row.getInt("fewest_seats"), most);
  }

  private static Table.Row table(ResultSet row) throws SQLException {
    return new Table.Row(
        new Table.Kind(row.getString("id"), row.getString("game"), seatRange(row)),
        row.getLong("version"),
        row.getString("host"),
        row.getString("code"),
        new Table.Round(
            Table.Status.valueOf(row.getString("status")),
            row.getString("match_id"),
            row.getString("opened_after")),
        new Settings(
            row.getString("options"),
            row.getObject("first_seat", Integer.class),
            TurnClock.valueOf(row.getString("turn_clock")),
            row.getString("window_lengths"),
            row.getBoolean("is_public"),
            row.getBoolean("spectators"),
            BotPace.valueOf(row.getString("bot_pace")),
            row.getBoolean("hints")),
        row.getObject("touched_at", OffsetDateTime.class).toInstant());
  }
}
