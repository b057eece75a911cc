package games.chalet.table;

import games.chalet.player.JdbcPlayerReferences;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Component;

/** Finds the players who sit, watch, are host or have written chat at an existing table. */
@Component
class TableReferences extends JdbcPlayerReferences {

  TableReferences(NamedParameterJdbcTemplate jdbc) {
    super(
        jdbc,
        """
        select player from table_chair where player in (:players)
        union select player from table_visitor where player in (:players)
        union select player from chat_line where player in (:players)
        union select host from game_table where host in (:players)
        """);
  }
}
