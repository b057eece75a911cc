package games.chalet.solo;

import games.chalet.match.SoloStandings;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Tells from attempts how far matches for one count. */
@Component
class AttemptStandings implements SoloStandings {

  private final AttemptRepository attempts;

  AttemptStandings(AttemptRepository attempts) {
    this.attempts = attempts;
  }

  @Override
  public Map<String, Standing> of(Collection<String> matchIds) {
    return matchIds.isEmpty()
        ? Map.of()
        : attempts.kinds(matchIds).stream()
            .collect(Collectors.toMap(AttemptRepository.Kind::match, AttemptStandings::standing));
  }

  private static Standing standing(AttemptRepository.Kind attempt) {
    if (!attempt.purpose().counts()) {
      return Standing.KNOWN_CARDS;
    }
    return attempt.ranked() ? Standing.RECORD : Standing.NO_RECORD;
  }
}
