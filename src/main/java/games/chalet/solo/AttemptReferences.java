package games.chalet.solo;

import games.chalet.player.JdbcPlayerReferences;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Component;

/** Players who have an attempt, whatever has become of it. Whoever made a challenge has one. */
@Component
class AttemptReferences extends JdbcPlayerReferences {

  AttemptReferences(NamedParameterJdbcTemplate jdbc) {
    super(jdbc, "select distinct player from attempt where player in (:players)");
  }
}
