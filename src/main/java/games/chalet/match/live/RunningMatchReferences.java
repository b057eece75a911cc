package games.chalet.match.live;

import games.chalet.match.journal.JournalReader;
import games.chalet.player.PlayerReferences;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

/** Who has a seat in a match that goes on, wherever its table has gone. */
final class RunningMatchReferences implements PlayerReferences {

  private final JournalReader reader;

  RunningMatchReferences(JournalReader reader) {
    this.reader = reader;
  }

  @Override
  public Set<String> of(Collection<String> guests) {
    return reader.running().stream()
        .flatMap(stored -> stored.header().players().stream())
        .filter(guests::contains)
        .collect(Collectors.toSet());
  }
}
