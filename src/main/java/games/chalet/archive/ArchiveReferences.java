package games.chalet.archive;

import games.chalet.match.Matches;
import games.chalet.player.JdbcPlayerReferences;
import java.util.Collection;
import java.util.Set;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.stereotype.Component;

/** Players who sat in a finished match. */
@Component
class ArchiveReferences extends JdbcPlayerReferences {

  private final Matches matches;
  private final ArchiveListener listener;

  ArchiveReferences(Matches matches, ArchiveListener listener, NamedParameterJdbcTemplate jdbc) {
    super(jdbc, "select distinct player from archived_seat where player in (:players)");
    this.matches = matches;
    this.listener = listener;
  }

  @Override
  public Set<String> of(Collection<String> players) {
    matches.awaitListeners();
    // Who sat in a match that is missing here nobody can tell.
    return listener.isComplete() ? super.of(players) : Set.copyOf(players);
  }
}
