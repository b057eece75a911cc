package games.chalet.solo;

import games.chalet.player.PlayerReferences;
import java.util.Collection;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Finds the players who have an attempt, in whatever state. A challenger always has one. */
@Component
class AttemptReferences implements PlayerReferences {

  private final AttemptRepository attempts;

  AttemptReferences(AttemptRepository attempts) {
    this.attempts = attempts;
  }

  @Override
  public Set<String> of(Collection<String> players) {
    return attempts.playersAmong(players);
  }
}
