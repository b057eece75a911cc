package games.chalet.solo;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Outcome;
import games.chalet.player.Player;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A player's match with the cards of a deal: the <i>attempt</i> of {@code docs/protocol.md}.
 *
 * @param outcome empty until it is over, and if it was not played out
 * @param ending the numbers behind the outcome; empty if there are none
 * @param place among the results that count; empty if it is not one of them
 * @param hinted true where it does not count because its player was given a hint; else empty
 * @param table only for the reader's own while they are played
 * @param match empty where its replay is closed to the reader
 */
record AttemptMessage(
    Player player,
    Attempt.Status status,
    Optional<Outcome> outcome,
    @OmittedIfEmpty Optional<JsonNode> ending,
    Optional<Integer> place,
    @OmittedIfEmpty Optional<Boolean> hinted,
    Instant startedAt,
    Optional<Instant> endedAt,
    Optional<String> table,
    Optional<String> match) {

  /** Reads an ending that is not there as empty; for Jackson it would be a JSON null. */
  AttemptMessage {
    ending = ending.filter(numbers -> !numbers.isNull());
  }
}
