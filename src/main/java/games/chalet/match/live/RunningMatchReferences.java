package games.chalet.match.live;

import games.chalet.match.journal.JournalReader;
import games.chalet.player.PlayerReferences;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/**
 * The players who have a seat in a running match, wherever its table is. Asked before the archive:
 * a match that ends in between is in one of the two.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
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
