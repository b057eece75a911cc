package games.chalet.table.persistence;

import games.chalet.bots.Level;
import games.chalet.table.model.Occupants;
import games.chalet.table.model.TableSeat;
import games.chalet.table.model.TableSeat.SeatProgram;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The rows of the people at the tables. Call in a transaction. */
@Component
class OccupantRows {

  private final JdbcClient jdbc;
  private final JdbcTemplate batches;

  OccupantRows(JdbcClient jdbc, JdbcTemplate batches) {
    this.jdbc = jdbc;
    this.batches = batches;
  }

  /** Returns the people at these tables, by table. */
  Map<String, Occupants> at(List<String> tables) {
    Map<String, List<TableSeat>> seats =
        read(jdbc, "table_chair", "seat", tables, (row, number) -> seat(row));
    Map<String, List<String>> present =
        read(jdbc, "table_person", "place", tables, OccupantRows::player);
    Map<String, List<String>> muted =
        read(jdbc, "table_muted", "player", tables, OccupantRows::player);
    Map<String, List<String>> barred =
        read(jdbc, "table_barred", "player", tables, OccupantRows::player);
    return tables.stream()
        .collect(
            Collectors.toMap(
                Function.identity(),
                id ->
                    new Occupants(
                        seats.getOrDefault(id, List.of()),
                        present.getOrDefault(id, List.of()),
                        muted.getOrDefault(id, List.of()),
                        barred.getOrDefault(id, List.of()))));
  }

  /**
   * Reads the rows that a part of the tables has, by table.
   *
   * @param part the name of the part's own table
   */
  static <T> Map<String, List<T>> read(
      JdbcClient jdbc, String part, String order, List<String> tables, RowMapper<T> mapper) {
    return jdbc
        .sql("select * from " + part + " where table_id in (:tables) order by table_id, " + order)
        .param("tables", tables)
        .query((row, number) -> Map.entry(row.getString("table_id"), mapper.mapRow(row, number)))
        .list()
        .stream()
        .collect(
            Collectors.groupingBy(
                Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
  }

  void insert(String table, Occupants people) {
    insertSeats(table, people.seats(), batches);
    insertPeople(table, people.inOrder(), batches);
    insertNamed("table_muted", table, people.muted(), batches);
    insertNamed("table_barred", table, people.barred(), batches);
  }

  private static void insertSeats(
      String table, List<TableSeat> seats, JdbcOperations inTransaction) {
    writeSeats(
        """
        insert into table_chair
          (player, ready, has_left, bot_name, bot_level, program_id, program_owner, program_token,
           table_id, seat)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        table,
        seats,
        IntStream.range(0, seats.size()),
        inTransaction);
  }

  /** Writes the changes. */
  void update(String table, Occupants before, Occupants after, JdbcOperations inTransaction) {
    updateSeats(table, before.seats(), after.seats(), inTransaction);
    if (!before.inOrder().equals(after.inOrder())) {
      deleteFrom("table_person", table, inTransaction);
      insertPeople(table, after.inOrder(), inTransaction);
    }
    if (!before.muted().equals(after.muted())) {
      deleteFrom("table_muted", table, inTransaction);
      insertNamed("table_muted", table, after.muted(), inTransaction);
    }
    if (!before.barred().equals(after.barred())) {
      deleteFrom("table_barred", table, inTransaction);
      insertNamed("table_barred", table, after.barred(), inTransaction);
    }
  }

  /** Makes all persons not ready; bots stay ready. */
  void nobodyReady(String table, JdbcClient inTransaction) {
    inTransaction
        .sql(
            "update table_chair set ready = false"
                + " where table_id = ? and bot_level is null and ready = true")
        .param(table)
        .update();
  }

  void delete(String table) {
    List.of("table_chair", "table_person", "table_muted", "table_barred")
        .forEach(part -> deleteFrom(part, table, batches));
  }

  private static void updateSeats(
      String table, List<TableSeat> before, List<TableSeat> after, JdbcOperations inTransaction) {
    if (before.size() != after.size()) {
      // Renumbered: a token would be in two rows for a moment, were they changed one by one.
      deleteFrom("table_chair", table, inTransaction);
      insertSeats(table, after, inTransaction);
      return;
    }
    writeSeats(
        """
        update table_chair set player = ?, ready = ?, has_left = ?, bot_name = ?, bot_level = ?,
          program_id = ?, program_owner = ?, program_token = ?
        where table_id = ? and seat = ?
        """,
        table,
        after,
        IntStream.range(0, after.size())
            .filter(number -> !after.get(number).equals(before.get(number))),
        inTransaction);
  }

  /**
   * Writes some seats.
   *
   * @param sql with the columns of a seat, its table and its number
   */
  private static void writeSeats(
      String sql,
      String table,
      List<TableSeat> seats,
      IntStream numbers,
      JdbcOperations inTransaction) {
    List<Integer> written = numbers.boxed().toList();
    if (written.isEmpty()) {
      return;
    }
    inTransaction.batchUpdate(
        sql,
        written,
        written.size(),
        (row, number) -> {
          TableSeat seat = seats.get(number);
          row.setString(1, seat.player());
          row.setBoolean(2, seat.ready());
          row.setBoolean(3, seat.left());
          row.setString(4, seat.botName());
          row.setString(5, seat.botLevel() == null ? null : seat.botLevel().name());
          SeatProgram program = seat.program();
          row.setString(6, program == null ? null : program.id());
          row.setString(7, program == null ? null : program.owner());
          row.setString(8, program == null ? null : program.tokenHash());
          row.setString(9, table);
          row.setInt(10, number);
        });
  }

  private static void insertPeople(
      String table, List<String> people, JdbcOperations inTransaction) {
    List<Object[]> rows = new ArrayList<>();
    people.forEach(player -> rows.add(new Object[] {table, rows.size(), player}));
    inTransaction.batchUpdate(
        "insert into table_person (table_id, place, player) values (?, ?, ?)", rows);
  }

  private static void insertNamed(
      String part, String table, Collection<String> players, JdbcOperations inTransaction) {
    inTransaction.batchUpdate(
        "insert into " + part + " (table_id, player) values (?, ?)",
        players.stream().map(player -> new Object[] {table, player}).toList());
  }

  private static void deleteFrom(String part, String table, JdbcOperations inTransaction) {
    inTransaction.update("delete from " + part + " where table_id = ?", table);
  }

  private static TableSeat seat(ResultSet row) throws SQLException {
    String level = row.getString("bot_level");
    return new TableSeat(
        row.getString("player"),
        row.getBoolean("ready"),
        row.getBoolean("has_left"),
        row.getString("bot_name"),
        level == null ? null : Level.valueOf(level),
        program(row));
  }

  private static @Nullable SeatProgram program(ResultSet row) throws SQLException {
    String id = row.getString("program_id");
    return id == null
        ? null
        : new SeatProgram(id, row.getString("program_owner"), row.getString("program_token"));
  }

  private static String player(ResultSet row, int number) throws SQLException {
    return row.getString("player");
  }
}
