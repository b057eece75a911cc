package games.chalet.solo;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.engine.OfSomeVersions;
import games.chalet.match.MatchSummary;
import games.chalet.solo.daily.Par;
import games.chalet.solo.daily.Verdict;
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
    @JsonUnwrapped House house,
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

  /**
   * What the house has to say about the deal of a day.
   *
   * @param par what bots made of it; empty before they have played it
   * @param draw how its seed was drawn; empty where any would do, and for days before there was one
   */
  record House(@OfSomeVersions Optional<Par> par, @OfSomeVersions Optional<Draw> draw) {

    static final House NOTHING = new House(Optional.empty(), Optional.empty());
  }

  /**
   * How the seed of a day was drawn.
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
