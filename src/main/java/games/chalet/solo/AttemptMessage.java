package games.chalet.solo;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Outcome;
import games.chalet.player.Player;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The <i>attempt</i> of {@code docs/protocol.md}.
 *
 * @param table only for the reader's own while they are played
 * @param match empty where its replay is closed to the reader
 */
record AttemptMessage(
    Player player,
    Attempt.Status status,
    @JsonUnwrapped Result result,
    @JsonUnwrapped Ranking ranking,
    Instant startedAt,
    Optional<Instant> endedAt,
    Optional<String> table,
    Optional<String> match) {

  /**
   * The result of the attempt.
   *
   * @param outcome empty until it is over, and if it was not played out
   * @param ending the numbers behind the outcome; empty if there are none
   */
  record Result(Optional<Outcome> outcome, @OmittedIfEmpty Optional<JsonNode> ending) {

    /** Reads an ending that is not there as empty; for Jackson it would be a JSON null. */
    Result {
      ending = ending.filter(numbers -> !numbers.isNull());
    }
  }

  /**
   * The rank of the attempt.
   *
   * @param place among the results that count; empty if it is not one of them
   * @param hinted true where it does not count because its player was given a hint; else empty
   */
  record Ranking(Optional<Integer> place, @OmittedIfEmpty Optional<Boolean> hinted) {

    static final Ranking NONE = new Ranking(Optional.empty(), Optional.empty());

    static Ranking at(int place) {
      return new Ranking(Optional.of(place), Optional.empty());
    }

    static Ranking unranked(boolean hinted) {
      return new Ranking(Optional.empty(), hinted ? Optional.of(true) : Optional.empty());
    }
  }
}
