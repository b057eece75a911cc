package games.chalet.archive;

import games.chalet.match.Matches;
import games.chalet.player.PlayerReferences;
import java.util.Collection;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Finds the players who sat in a finished match. */
@Component
class ArchiveReferences implements PlayerReferences {

  private final Matches matches;
  private final ArchiveListener listener;
  private final ArchivedMatchRepository finished;

  ArchiveReferences(Matches matches, ArchiveListener listener, ArchivedMatchRepository finished) {
    this.matches = matches;
    this.listener = listener;
    this.finished = finished;
  }

  @Override
  public Set<String> of(Collection<String> players) {
    matches.awaitListeners();
    // A match that is missing here may refer to any of them.
    return listener.isComplete() ? finished.playersAmong(players) : Set.copyOf(players);
  }
}
