package games.chalet.archive;

import games.chalet.match.Matches;
import games.chalet.player.Ties;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Component;

/** Who sat in a finished match. */
@Component
class ArchiveTies implements Ties {

  private final Matches matches;
  private final Archivist archivist;
  private final NamedParameterJdbcTemplate jdbc;

  ArchiveTies(Matches matches, Archivist archivist, NamedParameterJdbcTemplate jdbc) {
    this.matches = matches;
    this.archivist = archivist;
    this.jdbc = jdbc;
  }

  @Override
  public Set<String> of(Collection<String> guests) {
    matches.awaitNews();
    if (!archivist.isComplete()) { // Who sat in a match that is missing here nobody can tell.
      return Set.copyOf(guests);
    }
    return Set.copyOf(
        jdbc.query(
            "select distinct player from archived_seat where player in (:guests)",
            Map.of("guests", guests),
            (row, number) -> row.getString(1)));
  }
}
