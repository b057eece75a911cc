package games.chalet.solo;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Outcome;
import games.chalet.match.MatchSummary;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Cards that several people play, each for themselves: the <i>deal</i> of {@code docs/protocol.md},
 * where all properties are on one level.
 *
 * @param code for its link
 * @param day in UTC; empty for a challenge
 * @param endsAt the end of that day; empty for a challenge
 * @param open true if its cards are open to the reader
 */
record DealMessage(
    String code,
    Deal.Kind kind,
    @JsonUnwrapped MatchSummary.Rules rules,
    Optional<LocalDate> day,
    Optional<Instant> endsAt, // A challenge has neither.
    String seedHash,
    @JsonUnwrapped Leaderboard leaderboard,
    boolean open) {

  /**
   * The results of the deal.
   *
   * @param challenger the attempt from which the cards came; empty for the deal of a day
   * @param mine the reader's attempt that counts; else the one that they are playing
   * @param results those that count, best first
   * @param ranked the number of all that count, where more of them do than are listed
   * @param median the middle one of all that count; empty if there are fewer than four
   * @param bot the result of a bot with these cards; empty before a player has asked for it
   * @param streak the reader's streak up to the day of the deal; empty for strangers and challenges
   */
  record Leaderboard(
      Optional<AttemptMessage> challenger,
      Optional<AttemptMessage> mine,
      List<AttemptMessage> results,
      @OmittedIfEmpty Optional<Integer> ranked,
      @OmittedIfEmpty Optional<Outcome> median,
      @OmittedIfEmpty Optional<Outcome> bot,
      @OmittedIfEmpty Optional<Integer> streak) {

    Leaderboard {
      results = List.copyOf(results);
    }
  }
}
