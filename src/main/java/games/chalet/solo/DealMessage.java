package games.chalet.solo;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The <i>deal</i> of {@code docs/protocol.md}.
 *
 * @param day in UTC; empty for a challenge, as is {@code endsAt}
 * @param challenger the attempt of whose cards they were; empty for the deal of a day
 * @param mine the reader's attempt that counts; else the one that they are playing
 * @param results those that count, best first
 * @param open whether its cards are open to the reader
 */
record DealMessage(
    String code,
    Deal.Kind kind,
    String game,
    int rulesVersion,
    JsonNode options,
    Optional<LocalDate> day,
    Optional<Instant> endsAt,
    String seedHash,
    Optional<AttemptMessage> challenger,
    Optional<AttemptMessage> mine,
    List<AttemptMessage> results,
    boolean open) {

  DealMessage {
    results = List.copyOf(results);
  }
}
