package games.chalet.archive;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.archive.ArchivedMatchRepository.CountedMatch;
import games.chalet.archive.ArchivedMatchRepository.CountedSeat;
import games.chalet.archive.PlayerResults.Meeting;
import games.chalet.archive.Tally.Against;
import games.chalet.archive.Tally.Streak;
import games.chalet.bots.Level;
import games.chalet.match.SoloStandings.Standing;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PlayerResultsTest {

  private static final String ME = "pMe";
  private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");

  private final PlayerResults results = new PlayerResults(ME);
  private int matches;

  @Test
  void winsStreaksAndSumsAreCountedForEachGame() {
    versus("avalanche", 31, 1, "pBen", 12, 2);
    versus("avalanche", 20, 1, "pBen", 20, 1);
    versus("avalanche", 9, 2, "pBen", 40, 1);
    versus("avalanche", 33, 1, "pBen", 5, 2);
    versus("hike", 51, 1, "pBen", 40, 2);
    Tally avalanche = results.tallies().getFirst();
    assertThat(avalanche.game()).isEqualTo("avalanche");
    assertThat(avalanche.against()).isEqualTo(Against.PERSONS);
    assertThat(avalanche.played()).isEqualTo(4);
    assertThat(avalanche.won()).isEqualTo(3);
    assertThat(avalanche.sums()).isEqualTo(new Tally.Sums(93, 5));
    assertThat(avalanche.streak()).isEqualTo(new Streak(1, 2));
    assertThat(avalanche.best()).contains(new Tally.Best(33, 0, "m4"));
    assertThat(results.tallies()).hasSize(2);
  }

  @Test
  void theFirstOfEqualBestResultsStays() {
    versus("avalanche", 31, 1, "pBen", 12, 2);
    versus("avalanche", 31, 1, "pBen", 12, 2);
    assertThat(results.tallies().getFirst().best().orElseThrow().match()).isEqualTo("m1");
  }

  @Test
  void matchesAgainstPersonsBotsAndNoneAreApart() {
    add(seat(ME, 10, 1), bot(5, 2));
    add(seat(ME, 10, 1), bot(5, 2), seat("pBen", 4, 3));
    add(Standing.RECORD, seat(ME, 10, 1));
    assertThat(results.tallies())
        .extracting(Tally::against)
        .containsExactly(Against.BOTS, Against.PERSONS, Against.ALONE);
    assertThat(results.met(10)).extracting(Meeting::player).containsExactly("pBen");
  }

  @Test
  void matchesWithoutResultOrFromAPlyCountNowhere() {
    add(new CountedSeat("", ME, null, null, null, null), bot(1, 1));
    results.add(
        new CountedMatch("c", NOON, "avalanche", FinishedMatches.OPTIONS, "other"),
        List.of(seat(ME, 10, 1), seat("pBen", 5, 2)),
        null);
    add(Standing.KNOWN_CARDS, seat(ME, 10, 1));
    add(seat("pEve", 10, 1), seat("pBen", 5, 2));
    assertThat(results.tallies()).isEmpty();
    assertThat(results.met(10)).isEmpty();
  }

  @Test
  void aloneWhatIsNotLostIsWonAndOnlyRecordsAreBest() {
    alone(Standing.NO_RECORD, 40, 0.9);
    assertThat(results.tallies().getFirst().best()).isEmpty();
    alone(Standing.RECORD, 12, 0.3);
    alone(Standing.RECORD, 14, -0.2);
    alone(Standing.RECORD, 11, 0.4);
    Tally alone = results.tallies().getFirst();
    assertThat(alone.options()).contains(FinishedMatches.OPTIONS);
    assertThat(alone.played()).isEqualTo(4);
    assertThat(alone.won()).isEqualTo(3);
    assertThat(alone.streak()).isEqualTo(new Streak(1, 2));
    assertThat(alone.best()).contains(new Tally.Best(11, 0.4, "m4"));
  }

  @Test
  void thoseMetMostComeFirstWithTheLastMatchOfBoth() {
    versus("avalanche", 1, 1, "pBen", 0, 2);
    versus("avalanche", 0, 2, "pEve", 1, 1);
    versus("avalanche", 1, 1, "pEve", 1, 1);
    versus("hike", 0, 2, "pEve", 1, 1);
    assertThat(results.met(2))
        .containsExactly(
            new Meeting("pEve", 3, 0, 2, "m4", NOON.plusSeconds(4)),
            new Meeting("pBen", 1, 1, 0, "m1", NOON.plusSeconds(1)));
    assertThat(results.met(1)).hasSize(1);
  }

  private void versus(
      String game, int points, int place, String other, int otherPoints, int otherPlace) {
    CountedMatch match = match(++matches);
    results.add(
        new CountedMatch(match.id(), match.endedAt(), game, match.options(), null),
        List.of(seat(ME, points, place), seat(other, otherPoints, otherPlace)),
        null);
  }

  private void alone(Standing standing, int points, double returns) {
    add(standing, new CountedSeat("", ME, null, points, 1, returns));
  }

  private void add(CountedSeat... seats) {
    add(null, seats);
  }

  private void add(@Nullable Standing standing, CountedSeat... seats) {
    results.add(match(++matches), new ArrayList<>(List.of(seats)), standing);
  }

  private static CountedMatch match(int number) {
    return new CountedMatch(
        "m" + number, NOON.plusSeconds(number), "avalanche", FinishedMatches.OPTIONS, null);
  }

  private static CountedSeat seat(String player, int points, int place) {
    return new CountedSeat("", player, null, points, place, 0.0);
  }

  private static CountedSeat bot(int points, int place) {
    return new CountedSeat("", "bot1", Level.SKIER, points, place, 0.0);
  }
}
