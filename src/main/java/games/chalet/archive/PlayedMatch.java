package games.chalet.archive;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A finished match of a player, as far as {@link Results} need it.
 *
 * @param continues the match that it continued from one of its plies; null if it began with the
 *     deal
 */
record PlayedMatch(
    String id, Instant endedAt, String game, JsonNode options, @Nullable String continues) {

  ArchiveCursor cursor() {
    return new ArchiveCursor(endedAt, id);
  }
}
