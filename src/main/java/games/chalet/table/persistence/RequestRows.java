package games.chalet.table.persistence;

import games.chalet.table.model.Request;
import games.chalet.table.model.Requests;
import games.chalet.table.model.Requests.Passing;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The rows of the questions to the hosts of tables, and of the seats that have passed. Call in a
 * transaction.
 */
@Component
class RequestRows {

  private final JdbcClient jdbc;

  RequestRows(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Returns the questions and passings at these tables, by table. */
  Map<String, Requests> at(List<String> tables) {
    Map<String, List<Request>> asked =
        OccupantRows.read(jdbc, "table_request", "asked_at, player", tables, RequestRows::request);
    Map<String, List<Passing>> passed =
        OccupantRows.read(jdbc, "table_passing", "place", tables, RequestRows::passing);
    return tables.stream()
        .collect(
            Collectors.toMap(
                Function.identity(),
                id ->
                    new Requests(
                        asked.getOrDefault(id, List.of()), passed.getOrDefault(id, List.of()))));
  }

  /** Writes the changes. */
  void update(String table, Requests before, Requests after, JdbcOperations inTransaction) {
    if (!before.all().equals(after.all())) {
      inTransaction.update("delete from table_request where table_id = ?", table);
      insertRequests(table, after.all(), inTransaction);
    }
    if (!before.passings().equals(after.passings())) {
      inTransaction.update("delete from table_passing where table_id = ?", table);
      insertPassings(table, after.passings(), inTransaction);
    }
  }

  private static void insertRequests(
      String table, List<Request> requests, JdbcOperations inTransaction) {
    inTransaction.batchUpdate(
        """
        insert into table_request
          (table_id, player, kind, seat, holder, asked_at, refused, agreed, passes_at)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        requests.stream()
            .map(
                request ->
                    new Object[] {
                      table,
                      request.person(),
                      request.kind().name(),
                      request.seat(),
                      request.holder(),
                      request.at().atOffset(ZoneOffset.UTC),
                      request.refused(),
                      String.join(" ", request.agreed()),
                      request.passesAt() == null
                          ? null
                          : request.passesAt().atOffset(ZoneOffset.UTC)
                    })
            .toList());
  }

  private static void insertPassings(
      String table, List<Passing> passings, JdbcOperations inTransaction) {
    List<Object[]> rows = new ArrayList<>();
    passings.forEach(
        passing ->
            rows.add(
                new Object[] {
                  table,
                  rows.size(),
                  passing.match(),
                  passing.seat(),
                  passing.former(),
                  passing.holder(),
                  String.join(" ", passing.agreed()),
                  passing.takenBack()
                }));
    inTransaction.batchUpdate(
        """
        insert into table_passing
          (table_id, place, match_id, seat, former, holder, agreed, taken_back)
        values (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        rows);
  }

  private static Request request(ResultSet row, int number) throws SQLException {
    OffsetDateTime passesAt = row.getObject("passes_at", OffsetDateTime.class);
    return new Request(
        row.getString("player"),
        Request.Kind.valueOf(row.getString("kind")),
        row.getObject("seat", Integer.class),
        row.getString("holder"),
        row.getObject("asked_at", OffsetDateTime.class).toInstant(),
        row.getBoolean("refused"),
        agreed(row),
        passesAt == null ? null : passesAt.toInstant());
  }

  private static Passing passing(ResultSet row, int number) throws SQLException {
    return new Passing(
        row.getString("match_id"),
        row.getInt("seat"),
        row.getString("former"),
        row.getString("holder"),
        agreed(row),
        row.getBoolean("taken_back"));
  }

  /** Returns the ids of the people who have agreed; they contain no spaces. */
  private static List<String> agreed(ResultSet row) throws SQLException {
    String ids = row.getString("agreed");
    return ids.isEmpty() ? List.of() : List.of(ids.split(" "));
  }
}
