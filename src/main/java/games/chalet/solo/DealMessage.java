package games.chalet.solo;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.match.MatchSummary;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * The <i>deal</i> of {@code docs/protocol.md}, where all is on one level.
 *
 * @param open whether its cards are open to the reader
 */
record DealMessage(
    String code,
    Deal.Kind kind,
    @JsonUnwrapped MatchSummary.Rules rules,
    @JsonUnwrapped Period period,
    String seedHash,
    @JsonUnwrapped Leaderboard leaderboard,
    boolean open) {

  /**
   * When it counts; both are empty for a challenge.
   *
   * @param day in UTC
   */
  record Period(Optional<LocalDate> day, Optional<Instant> endsAt) {

    static Period of(Deal deal) {
      return new Period(Optional.ofNullable(deal.day()), deal.endsAt());
    }
  }

  /**
   * How people did.
   *
   * @param challenger the attempt of whose cards they were; empty for the deal of a day
   * @param mine the reader's attempt that counts; else the one that they are playing
   * @param results those that count, best first
   */
  record Leaderboard(
      Optional<AttemptMessage> challenger,
      Optional<AttemptMessage> mine,
      List<AttemptMessage> results) {

    Leaderboard {
      results = List.copyOf(results);
    }
  }
}
