package games.chalet.solo;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.match.MatchSummary;
import games.chalet.solo.daily.Par;
import games.chalet.solo.daily.Verdict;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * The <i>deal</i> of {@code docs/protocol.md}, where all properties are on one level.
 *
 * @param open true if its cards are open to the reader
 */
record DealMessage(
    String code,
    Deal.Kind kind,
    @JsonUnwrapped MatchSummary.Rules rules,
    @JsonUnwrapped Period period,
    String seedHash,
    @JsonUnwrapped Leaderboard leaderboard,
    @JsonUnwrapped House house,
    boolean open) {

  /**
   * The period in which it counts; both are empty for a challenge.
   *
   * @param day in UTC
   */
  record Period(Optional<LocalDate> day, Optional<Instant> endsAt) {

    static Period of(Deal deal) {
      return new Period(Optional.ofNullable(deal.day()), deal.endsAt());
    }
  }

  /**
   * The results of the deal.
   *
   * @param challenger the attempt from which the cards came; empty for the deal of a day
   * @param mine the reader's attempt that counts; else the one that they are playing
   * @param results those that count, best first
   * @param ranked the number of all that count, where more of them do than are listed
   * @param streak the reader's streak up to the day of the deal; empty for strangers and challenges
   */
  record Leaderboard(
      Optional<AttemptMessage> challenger,
      Optional<AttemptMessage> mine,
      List<AttemptMessage> results,
      @OmittedIfEmpty Optional<Integer> ranked,
      @OmittedIfEmpty Optional<Integer> streak) {

    Leaderboard {
      results = List.copyOf(results);
    }
  }

  /**
   * The server's own data about the deal of a day.
   *
   * @param par the result of bots; empty before they have played it
   * @param draw the draw of its seed; empty where any would do, and for days before draws existed
   */
  record House(@OmittedIfEmpty Optional<Par> par, @OmittedIfEmpty Optional<Draw> draw) {

    static final House NOTHING = new House(Optional.empty(), Optional.empty());
  }

  /**
   * The draw of the seed of a day.
   *
   * @param verdict whether it can be won, as far as is known
   * @param rejected the hashes of the seeds that were drawn before it and rejected, in that order
   */
  record Draw(Verdict verdict, List<String> rejected) {

    Draw {
      rejected = List.copyOf(rejected);
    }
  }
}
