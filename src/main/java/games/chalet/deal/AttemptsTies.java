package games.chalet.deal;

import games.chalet.player.Ties;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Component;

/** Who has an attempt, whatever has become of it. Whoever made a challenge has one. */
@Component
class AttemptsTies implements Ties {

  private final NamedParameterJdbcTemplate jdbc;

  AttemptsTies(NamedParameterJdbcTemplate jdbc) {
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
