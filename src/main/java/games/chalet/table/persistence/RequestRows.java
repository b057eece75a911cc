package games.chalet.table.persistence;

import games.chalet.table.model.Request;
import games.chalet.table.model.Requests;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The rows of the questions to the hosts of tables. Call in a transaction. */
@Component
class RequestRows {

  private final JdbcClient jdbc;

  RequestRows(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Returns the questions at these tables, by table; nothing for one without. */
  Map<String, Requests> at(List<String> tables) {
    return jdbc
        .sql("select * from table_request where table_id in (:tables) order by asked_at, player")
        .param("tables", tables)
        .query((row, number) -> Map.entry(row.getString("table_id"), request(row)))
        .list()
        .stream()
        .collect(
            Collectors.groupingBy(
                Map.Entry::getKey,
                Collectors.mapping(
                    Map.Entry::getValue,
                    Collectors.collectingAndThen(Collectors.toList(), Requests::new))));
  }

  /** Writes the changes. */
  void update(
      String table, List<Request> before, List<Request> after, JdbcOperations inTransaction) {
    if (before.equals(after)) {
      return;
    }
    inTransaction.update("delete from table_request where table_id = ?", table);
    inTransaction.batchUpdate(
        """
        insert into table_request (table_id, player, kind, seat, holder, asked_at, refused)
        values (?, ?, ?, ?, ?, ?, ?)
        """,
        after.stream()
            .map(
                request ->
                    new Object[] {
                      table,
                      request.person(),
                      request.kind().name(),
                      request.seat(),
                      request.holder(),
                      request.at().atOffset(ZoneOffset.UTC),
                      request.refused()
                    })
            .toList());
  }

  private static Request request(ResultSet row) throws SQLException {
    return new Request(
        row.getString("player"),
        Request.Kind.valueOf(row.getString("kind")),
        row.getObject("seat", Integer.class),
        row.getString("holder"),
        row.getObject("asked_at", OffsetDateTime.class).toInstant(),
        row.getBoolean("refused"));
  }
}
