package games.chalet.archive;

import games.chalet.bots.Level;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who sat where in a finished match and what they got: a row.
 *
 * @param points null, as are place and returns, if the match was not played out
 * @param place 1 for the best
 * @param turns null too in games that do not count turns
 * @param bot how well the bot played that sat there; null for a person
 */
record ArchivedSeat(
    int seat,
    String player,
    String name,
    @Nullable Integer points,
    @Nullable Integer place,
    @Nullable Double returns,
    @Nullable Integer turns,
    @Nullable Level bot) {

  static ArchivedSeat of(MatchSummary.Seated seated, String name, Outcome outcome) {
    int seat = seated.seat().index();
    Level bot = seated.bot().orElse(null);
    if (outcome.results().isEmpty()) {
      return new ArchivedSeat(seat, seated.player(), name, null, null, null, null, bot);
    }
    Outcome.Result result = outcome.results().get(seat);
    return new ArchivedSeat(
        seat,
        seated.player(),
        name,
        result.points(),
        result.rank(),
        result.returns(),
        result.turns().orElse(null),
        bot);
  }

  MatchSummary.Seated seated() {
    return new MatchSummary.Seated(new Seat(seat), player, name, Optional.ofNullable(bot));
  }

  Outcome.@Nullable Result result() {
    return points == null || place == null || returns == null
        ? null
        : new Outcome.Result(points, place, returns, Optional.ofNullable(turns));
  }
}
