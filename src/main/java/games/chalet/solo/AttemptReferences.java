package games.chalet.solo;

import games.chalet.player.Ties;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Component;

/** Players who have an attempt, whatever has become of it. Whoever made a challenge has one. */
@Component
class AttemptReferences implements Ties {

  private final NamedParameterJdbcTemplate jdbc;

  AttemptReferences(NamedParameterJdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  @Override
  public Set<String> of(Collection<String> guests) {
    return Set.copyOf(
        jdbc.query(
            "select distinct player from attempt where player in (:guests)",
            Map.of("guests", guests),
            (row, number) -> row.getString(1)));
  }
}
