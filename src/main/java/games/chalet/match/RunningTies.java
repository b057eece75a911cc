package games.chalet.match;

import games.chalet.player.PlayerReferences;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

/** Who has a seat in a match that goes on, wherever its table has gone. */
final class RunningTies implements PlayerReferences {

  private final Ledger ledger;

  RunningTies(Ledger ledger) {
    this.ledger = ledger;
  }

  @Override
  public Set<String> of(Collection<String> guests) {
    return ledger.running().stream()
        .flatMap(sheet -> sheet.header().seats().stream())
        .map(Seating::playerId)
        .filter(guests::contains)
        .collect(Collectors.toSet());
  }
}
