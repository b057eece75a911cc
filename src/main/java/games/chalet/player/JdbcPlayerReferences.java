package games.chalet.player;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;

/** References to players that one query finds. */
public abstract class JdbcPlayerReferences implements PlayerReferences {

  private final NamedParameterJdbcTemplate jdbc;
  private final String sql;

  /**
   * Creates references that a query finds.
   *
   * @param sql selects ids of players, of those in {@code :players} only
   */
  protected JdbcPlayerReferences(NamedParameterJdbcTemplate jdbc, String sql) {
    this.jdbc = jdbc;
    this.sql = sql;
  }

  @Override
  public Set<String> of(Collection<String> players) {
    return Set.copyOf(
        jdbc.query(sql, Map.of("players", players), (row, number) -> row.getString(1)));
  }
}
