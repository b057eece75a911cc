package games.chalet.table;

import games.chalet.player.PlayerReferences;
import java.util.Collection;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Finds the players who sit, watch, are host, have lost a seat or have written chat at an existing
 * table.
 */
@Component
class TableReferences implements PlayerReferences {

  private final JdbcClient jdbc;

  TableReferences(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  @Override
  public Set<String> of(Collection<String> players) {
    return Set.copyOf(
        jdbc.sql(
                """
                select player from table_person where player in (:players)
                union select player from chat_line where player in (:players)
                union select former from table_passing where former in (:players)
                union select host from game_table where host in (:players)
                """)
            .param("players", players)
            .query((row, number) -> row.getString(1))
            .list());
  }
}
