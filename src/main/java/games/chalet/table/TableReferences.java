package games.chalet.table;

import games.chalet.player.Ties;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Component;

/** Who has a seat, watches, hosts, or has said something at a table that there is. */
@Component
class TableReferences implements Ties {

  private final NamedParameterJdbcTemplate jdbc;

  TableReferences(NamedParameterJdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  @Override
  public Set<String> of(Collection<String> guests) {
    return Set.copyOf(
        jdbc.query(
            """
            select player from table_chair where player in (:guests)
            union select player from table_visitor where player in (:guests)
            union select player from chat_line where player in (:guests)
            union select host from game_table where host in (:guests)
            """,
            Map.of("guests", guests),
            (row, number) -> row.getString(1)));
  }
}
